import { safeAddress } from '@portico/rules';

/** Whether an address can be followed: relative, or http(s). Everything else (javascript:, data:) is not. */
export function isFollowable(address: string): boolean {
  return safeAddress(address, 'page') !== undefined;
}

/**
 * Fills the placeholders of a page's address, URL-encoded: `/pay?account={accountNumber}`. A
 * parameter of its query or fragment whose value is not given is left out; any other placeholder
 * becomes empty.
 */
export function fillAddress(template: string, params: Readonly<Record<string, string>>): string {
  return template
    .replace(/(?:([?&#])[^?&=#]+=)?\{(\w+)\}/g, (place, sign: string | undefined, name: string) =>
      sign && params[name] === undefined
        ? sign.replace('&', '')
        : place.replace(/\{.*/, encodeURIComponent(params[name] ?? '')),
    )
    .replace(/([?#])(&|(?=#|$))/g, (_, sign: string, more: string) => (more ? sign : ''));
}

/**
 * The inverse of `fillAddress`: the placeholder values in an address of the same origin. Undefined
 * if the address does not match the template.
 *
 * @param base the address of the document
 */
export function readAddress(
  template: string,
  address: string,
  base: string,
): Readonly<Record<string, string>> | undefined {
  if (!URL.canParse(template, base) || !URL.canParse(address, base)) return undefined;
  const page = new URL(template, base);
  const here = new URL(address, base);
  const expected = page.pathname.split('/');
  const found = here.pathname.split('/');
  if (here.origin !== page.origin || expected.length !== found.length) return undefined;
  const params: Record<string, string> = {};
  for (let index = 0; index < expected.length; index++) {
    const segment = expected[index] ?? '';
    const name = placeholder(decodedPart(segment));
    const value = decodedPart(found[index]);
    if (name && value) params[name] = value;
    else if (name || segment !== found[index]) return undefined;
  }
  for (const [key, text] of page.searchParams) {
    const name = placeholder(text);
    const value = here.searchParams.get(key);
    if (name && value) params[name] = value;
    else if (!name && value !== text) return undefined;
  }
  return params;
}

function placeholder(text: string): string | undefined {
  return /^\{(\w+)\}$/.exec(text)?.[1];
}

function decodedPart(part = ''): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
