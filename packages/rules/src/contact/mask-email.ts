/** An e-mail address with the middle of its name hidden: `m•••a@example.com`. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  const name = [...address.slice(0, Math.max(0, at))];
  const [first = ''] = name;
  const last = name.length > 2 ? (name.at(-1) ?? '') : '';
  return `${first}•••${last}${at < 0 ? '' : address.slice(at)}`;
}
