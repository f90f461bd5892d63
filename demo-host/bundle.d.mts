/**
 * Bundles a TypeScript source into a Node program at `outfile`; npm packages stay imports, whose
 * names it resolves to.
 */
export function bundleForNode(entry: string, outfile: string): Promise<string[]>;
/** Bundles the page for card numbers into a folder. */
export function bundleFields(outdir: string): Promise<unknown>;
/** Writes `dist/server.mjs`, `dist/console/`, `dist/hosted-fields/` and `dist/catalogue.json`. */
export function bundleHost(): Promise<void>;
