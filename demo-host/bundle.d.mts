/** Bundles a TypeScript source into a Node program at `outfile`; npm packages stay imports. */
export function bundleForNode(entry: string, outfile: string): Promise<unknown>;
/** Writes `dist/server.mjs`, `dist/console/`, `dist/hosted-fields/` and `dist/catalogue.json`. */
export function bundleHost(): Promise<void>;
