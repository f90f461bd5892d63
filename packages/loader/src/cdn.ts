import type { FileTable } from '@portico/contract/page-protocol';
import { start } from './start';

/** Inserted by the build, once the names of all files are known. */
declare const __PORTICO_TABLE__: FileTable;

start(__PORTICO_TABLE__, import.meta.url);
