import { parseJson } from '@portico/core/internal';

/** The `Message` of an error answer; undefined when it has none (accounts §8). */
export function refusalMessage(body: string): string | undefined {
  const json = parseJson(body);
  if (typeof json !== 'object' || json === null || !('Message' in json)) return undefined;
  const { Message: message } = json;
  return typeof message === 'string' && message.trim() !== '' ? message : undefined;
}
