import { apiRefused } from '@portico/contract/api-address';
import { signal, type ReadonlySignal } from '@preact/signals-core';
import {
  followsPage,
  loaderConfiguration,
  readConfiguration,
  withConfiguration,
  type Configuration,
} from './configuration';
import type { Problem } from '../reports/problem';
import type { Environment } from './environment';

/**
 * The configuration of the page, read again whenever `configure()` changes it in any copy of core,
 * and whenever the page's language changes, if the locale follows it.
 */
export function followConfiguration(
  { page, location, log, pageLanguage }: Environment,
  report: (problem: Problem) => void,
): { readonly signal: ReadonlySignal<Configuration>; readonly dispose: () => void } {
  const configuration = signal<Configuration>(readConfiguration({}).configuration);
  const address = location.href();
  let seen: unknown;
  let isApiLogged = false;
  let unfollow: (() => void) | undefined;
  const changed = () => {
    if (page.get().configuration !== seen) read();
  };
  const read = () => {
    seen = page.get().configuration;
    const given = withConfiguration({ ...loaderConfiguration() }, page.get().configuration);
    if (followsPage(given)) unfollow ??= pageLanguage.subscribe(read);
    else {
      unfollow?.();
      unfollow = undefined;
    }
    const reading = readConfiguration(
      given,
      address ? new URL(address) : undefined,
      pageLanguage.get(),
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
  const unsubscribe = page.subscribe(changed);
  const dispose = () => {
    unsubscribe();
    unfollow?.();
  };
  return { signal: configuration, dispose };
}
