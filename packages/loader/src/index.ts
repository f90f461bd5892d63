export { start } from './start';
export type { FileTable } from '@portico/contract/page-protocol';
