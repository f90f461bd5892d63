import { pageSheet } from './page-sheet';

/**
 * Adds the suite's styles to a shadow root: one constructable sheet, shared by every root of this
 * copy. Does nothing where such sheets are missing (jsdom), or when the root has it already. The
 * CDN files replace this module: there each chunk has its own rules.
 */
export function adoptStyles(root: ShadowRoot): void {
  const shared = 'adoptedStyleSheets' in root && pageSheet();
  if (shared && !root.adoptedStyleSheets.includes(shared)) root.adoptedStyleSheets.push(shared);
}
