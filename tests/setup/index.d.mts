/**
 * Types for the tests written in TypeScript; the modules next to this file describe each function.
 */
export function ensureBuilt(
  part?: 'cdn' | 'packages' | 'release' | 'sources' | 'wordpress',
): Promise<void>;
export function ensureBrowser(): Promise<string>;
export function findBrowser(): string | undefined;
export function ensureDependencies(): Promise<void>;
export function ensureNode(version?: string): void;
export class SetupError extends Error {}
export function duration(milliseconds: number): string;
export function say(line: string): void;
