import type { FirstScreenOptions } from './create-first-screen';

/** In a browser's bundle: the server has drawn the first screen already. */
export const firstScreen = (_tag: string, _options?: FirstScreenOptions): string => '';

/** In a browser's bundle: the server has drawn the first screen already. */
export const firstScreenContent = firstScreen;

/** In a browser's bundle: the styles are served by the server. */
export const firstScreenStyles = (_tag: string): string => '';
