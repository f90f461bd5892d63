export { start } from './start';
export type { Table } from './table';
