/** Types for the tests written in TypeScript; what each does stands in the modules beside. */
export function ensureBuilt(part?: 'cdn' | 'packages' | 'styles'): Promise<void>;
export function ensureBrowser(): Promise<string>;
export function findBrowser(): string | undefined;
export function ensureDependencies(): Promise<void>;
export function ensureNode(version?: string): void;
export class SetupError extends Error {}
export function duration(milliseconds: number): string;
export function say(line: string): void;
