import { chunk, pageCore } from '@portico/core/internal';
import type * as takeOver from './take-over';

const takeOverCode = chunk(() => import('./take-over'));

/**
 * Loads the code that moves what was typed and pressed from the first screen to React's, which the
 * first screen has preloaded. Retried until it arrives: without it what was typed would be lost.
 */
export function loadTakeOver(): Promise<typeof takeOver> {
  return pageCore().onDemand(takeOverCode, 'background');
}
