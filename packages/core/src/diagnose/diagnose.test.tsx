import { afterEach, expect, it, vi } from 'vitest';
import { createPageStore } from '../page/page-store';
import { catalogue } from './catalogue.generated';
import { diagnose } from './diagnose';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, Symbol.for('portico.diagnosis'));
});

it.each([
  [{ local: 'es' }, 'configure() was given "local", which nothing reads. Write "locale".'],
  [{ pagez: {} }, 'configure() was given "pagez", which nothing reads. Write "pages".'],
  [{ theme: 'dark' }, 'configure() was given "theme", which nothing reads.'],
  [{ locale: 'fr' }, 'The locale "fr" is not known'],
  [
    { sentences: 'http://cdn.example/fr.json' },
    'The file of sentences "http://cdn.example/fr.json" is not requested.',
  ],
  [{ pages: { dashbord: '/a' } }, 'pages has the key "dashbord", which is no screen.'],
  [{ words: 'plain' }, 'There is no preset of words "plain".'],
])('names a mistake of a later configure() once: %j', (configuration, problem) => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe = () => undefined;
    },
  );
  const store = createPageStore();
  const logged: string[] = [];
  // Its own document, because the diagnosis of one never ends.
  const page = document.implementation.createHTMLDocument();
  diagnose({
    page,
    store,
    catalogue,
    file: 'mistakes.html',
    log: (message) => logged.push(message),
  });
  const before = logged.length;
  store.set({ configuration });
  store.set({ configuration: { ...configuration } });
  expect(logged.slice(before)).toEqual([expect.stringContaining(problem)]);
});
