import { start } from './start';
import type { Table } from './table';

/** Inserted by the build, once the names of all files are known. */
declare const __PORTICO_TABLE__: Table;

start(__PORTICO_TABLE__, import.meta.url);
