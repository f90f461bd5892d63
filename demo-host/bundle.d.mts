/** A program for Node of a TypeScript source: a file at `outfile`, packages from npm left outside. */
export function bundleForNode(entry: string, outfile: string): Promise<unknown>;
/** Makes `dist/server.mjs`, `dist/console/` and `dist/catalogue.json`. */
export function bundleHost(): Promise<void>;
