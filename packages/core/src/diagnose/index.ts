import { catalogue } from './catalogue.generated';
import { diagnose } from './diagnose';
import { browserEnvironment } from '../page/browser-environment';
import { pageStore } from '../page/page-store';

/**
 * Names each mistake of the page once in the console, with its fix and its place in the docs. Pages
 * with the loader start it by `data-debug`, development builds of apps on their own.
 */
export function diagnosePage(): void {
  diagnose({ page: document, store: pageStore(), catalogue, log: browserEnvironment().log });
}
