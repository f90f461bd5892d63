import type { Codec } from '@portico/contract';
import { loggable } from '@portico/contract/logging';
import { masked } from '@portico/rules';

const secretHeaders = new Set(['usertoken']);

/** A word of a shell command, whatever it contains. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A request body with only the values that may be shown. */
export function maskedBody(codec: Codec<unknown>, wire: unknown): string {
  return JSON.stringify(loggable(codec, wire));
}

/**
 * A request to repeat by hand. Tokens, credentials, names and account numbers are masked.
 * @param address without secrets
 * @param body without secrets
 */
export function curlOf(address: string, { method = 'GET', headers }: RequestInit, body: string) {
  const shown = [...new Headers(headers)].map(([name, value]) =>
    quoted(`${name}: ${secretHeaders.has(name) ? masked : value}`),
  );
  return [
    `curl -i -X ${method} ${quoted(address)}`,
    ...shown.map((header) => `-H ${header}`),
    ...(body === '' ? [] : [`--data ${quoted(body)}`]),
  ].join(' ');
}
