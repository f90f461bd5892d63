import { signal, type ReadonlySignal } from '@preact/signals-core';
import { loaderConfiguration, readConfiguration, type Configuration } from './configuration';
import type { Problem } from './core';
import type { PageStore } from './page-store';

/** The configuration of the page, read anew whenever a copy of core is told something. */
export function followConfiguration(
  page: PageStore,
  report: (problem: Problem) => void,
): { readonly signal: ReadonlySignal<Configuration>; readonly dispose: () => void } {
  const configuration = signal<Configuration>(readConfiguration({}).configuration);
  let seen: unknown;
  const read = () => {
    const said = page.get().configuration;
    if (said === seen) return;
    seen = said;
    const reading = readConfiguration({ ...loaderConfiguration(), ...said });
    configuration.value = reading.configuration;
    for (const name of reading.bad) {
      // After the core is complete: its reporter is made later than its configuration.
      queueMicrotask(() => report({ message: `configuration: ${name}` }));
    }
  };
  read();
  return { signal: configuration, dispose: page.subscribe(read) };
}
