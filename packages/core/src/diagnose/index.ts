import { catalogue } from './catalogue.generated';
import { diagnose } from './diagnose';
import { browserEnvironment } from '../page/browser-environment';
import { mistakesFile } from './mistakes';
import { pageStore } from '../page/page-store';

/**
 * Names each mistake of the page once in the console, with its fix and its place in `mistakesFile`.
 * The loader starts it for a page's developer, development builds of apps on their own.
 *
 * @param folder where the files of the suite are; without it they are packages of npm
 */
export function diagnosePage(folder?: string): void {
  const file = `${folder ?? 'node_modules/@portico/core/dist/diagnose/'}${mistakesFile}`;
  const { log } = browserEnvironment();
  diagnose({ page: document, store: pageStore(), catalogue, folder, file, log });
}
