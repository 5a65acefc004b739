export function Logo() {
  return (
    <svg width="24" height="24" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#0f6b5c" />
      <rect x="7" y="7" width="5" height="18" rx="2" fill="#fff" />
      <rect x="14" y="7" width="5" height="11" rx="2" fill="#ffd479" />
      <path
        d="M22.5 8.5a9 9 0 0 1 0 9M25.5 6a13.5 13.5 0 0 1 0 14"
        fill="none"
        stroke="#fff"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  );
}
