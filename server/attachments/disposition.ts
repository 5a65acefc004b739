/**
 * Content-Disposition for any file name (RFC 6266): an ASCII name that every client understands and, when the ASCII
 * name is lossy, the exact one as `filename*` (RFC 8187). Quoting prevents header injection.
 */
export function attachmentDisposition(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\/%]/g, "_");
  const header = `attachment; filename="${plain}"`;
  return plain === fileName ? header : `${header}; filename*=UTF-8''${encodeExtended(fileName)}`;
}

/** encodeURIComponent leaves some characters that RFC 8187 wants escaped. */
function encodeExtended(text: string): string {
  return encodeURIComponent(text).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}
