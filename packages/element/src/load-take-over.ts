import { chunk, pageCore } from '@portico/core';
import type * as takeOver from './take-over';

const takeOverCode = chunk(() => import('./take-over'));

/**
 * What a first screen needs in which something was done; it asks for this itself, early. Asked for until
 * it is there: without it what was typed would be lost.
 */
export function loadTakeOver(): Promise<typeof takeOver> {
  return pageCore().onDemand(takeOverCode, 'background');
}
