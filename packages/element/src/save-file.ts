import type { Environment } from '@portico/core/internal';
import { newElement } from './new-element';

/** Milliseconds in which the browser reads the file; Safari does so after the press. */
const readingTime = 10_000;

/** Saves a text as a file, without a request and without navigation. */
export function saveFile(
  { delay }: Environment,
  file: { readonly name: string; readonly type: string; readonly text: string },
): void {
  const address = URL.createObjectURL(new Blob([file.text], { type: file.type }));
  const link = newElement('a');
  link.setAttribute('href', address);
  link.setAttribute('download', file.name);
  link.click();
  delay(() => URL.revokeObjectURL(address), readingTime);
}
