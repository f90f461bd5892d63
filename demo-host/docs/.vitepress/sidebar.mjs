import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The list of pages that the build has written. @param {string} pages */
export function readSidebar(pages) {
  const file = join(pages, 'sidebar.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}
