import { createDatabase, type Database } from './database';
import { openLibsql } from './libsql';
import { isPostgres, openPostgres } from './postgres';

/**
 * @param url `file:…` for a local file, `libsql://…` or `http(s)://…` for a libSQL server,
 *   `postgres://…` for PostgreSQL
 */
export const openDatabase = (url: string, authToken?: string): Database =>
  createDatabase(isPostgres(url) ? openPostgres(url) : openLibsql(url, authToken));
