/** Makes `dist/server.mjs`, `dist/console/` and `dist/catalogue.json`. */
export function bundleHost(): Promise<void>;
