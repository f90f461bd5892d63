export { openDatabase } from './database/open-database';
export { migrate } from './database/migrate';
export type { Migration } from './database/server-migrations';
export { keyFromFile } from './key-file';
