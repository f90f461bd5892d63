const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text within HTML or XML; characters that XML cannot hold are left out. */
export function escaped(text: string): string {
  const printable = text.replaceAll(/[^\P{Cc}\t\n\r]/gu, '');
  return printable.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');
}
