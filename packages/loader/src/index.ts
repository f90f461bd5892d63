export { start } from './start';
export type { RawConfiguration } from './configuration';
export type { Table } from './table';
