export default function SettingsPage() {
  return <main className="page" />;
}
