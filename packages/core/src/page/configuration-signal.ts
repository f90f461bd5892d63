import { apiRefused } from '@portico/contract/api-address';
import { signal, type ReadonlySignal } from '@preact/signals-core';
import { loaderConfiguration, readConfiguration, type Configuration } from './configuration';
import type { Problem } from '../reports/problem';
import type { Environment } from './environment';

/**
 * The configuration of the page, read again whenever `configure()` changes it in any copy of core.
 */
export function followConfiguration(
  { page, location, log }: Environment,
  report: (problem: Problem) => void,
): { readonly signal: ReadonlySignal<Configuration>; readonly dispose: () => void } {
  const configuration = signal<Configuration>(readConfiguration({}).configuration);
  const address = location.href();
  let seen: unknown;
  let isApiLogged = false;
  const read = () => {
    const given = page.get().configuration;
    if (given === seen) return;
    seen = given;
    const reading = readConfiguration(
      { ...loaderConfiguration(), ...given },
      address ? new URL(address) : undefined,
    );
    configuration.value = reading.configuration;
    for (const name of reading.bad) {
      // Deferred, because the core creates its reporter after its configuration.
      if (name !== 'api') queueMicrotask(() => report({ message: `configuration: ${name}` }));
      // Without an API the problem can only be logged.
      else if (!isApiLogged) log(apiRefused);
    }
    isApiLogged ||= reading.bad.includes('api');
  };
  read();
  return { signal: configuration, dispose: page.subscribe(read) };
}
