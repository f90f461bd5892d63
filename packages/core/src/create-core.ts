import { computed, signal } from '@preact/signals-core';
import { createAccounts } from './accounts';
import { createClient } from './client';
import { followConfiguration } from './configuration-signal';
import type { Core } from './core';
import type { Environment } from './environment';
import { createIdleWatch } from './idle';
import { createNavigation } from './navigation';
import { createReporter } from './reporter';
import { createSessionLife } from './session-life';
import { createSessionStore } from './session-store';
import { createSettingsReader } from './settings-reader';
import type { SettingSources } from './settings/resolve';
import { createSetupStore } from './setup';
import { createTextsStore } from './texts-store';
import { createToday } from './today';

/** The user agent of the lender's mobile app says so (accounts §7). */
const mobileMarker = 'gacmobile';

/** Puts a core together. Nothing outside the environment is touched. */
export function createCore(environment: Environment): Core {
  const { page, now, userAgent } = environment;
  const mobile = userAgent.includes(mobileMarker);
  const unsaved = signal(false);

  const store = createSessionStore(environment, (message) => {
    if (message.type === 'ended') life.endSession(message.reason ?? 'loggedOut');
    else idle.heard();
  });
  const configuration = followConfiguration(page, (problem) => report(problem));
  const client = createClient({
    environment,
    api: () => configuration.signal.peek().api,
    session: () => store.session.peek(),
    unauthorized: () => life.endSession('unauthorized'),
    report: (problem) => report(problem),
  });
  const setup = createSetupStore(page, client);
  const report = createReporter({
    client,
    userAgent,
    ready: setup.settled,
    secret: () => store.session.peek()?.userToken,
    log: environment.log,
  });
  const { origin, ...navigation } = createNavigation(environment, () =>
    configuration.signal.peek(),
  );
  const life = createSessionLife({
    store,
    client,
    mobile,
    origin,
    navigate: navigation.navigate,
    clearUnsaved: () => {
      unsaved.value = false;
    },
  });
  const sources = computed<SettingSources>(() => ({
    overrides: undefined,
    locale: configuration.signal.value.locale,
    setup: setup.setup.value,
  }));
  const setting = createSettingsReader(sources, report);
  const accounts = createAccounts(client, store.session);
  const idle = createIdleWatch({
    environment,
    store,
    expire: () => life.endSession('expired'),
    extend: () =>
      void import('./on-demand-calls').then(({ profile }) => client.exchange(profile, undefined)),
  });

  const core: Core = {
    ...navigation,
    ...life,
    ...createTextsStore(sources),
    environment,
    configuration: configuration.signal,
    mobile,
    setup: setup.state,
    loadSetup: setup.load,
    institution: setup.institution,
    setting,
    client,
    accounts: accounts.resource,
    idle,
    unsaved,
    today: createToday(now, setup.state, setting, report),
    now,
    report,
    dispose: () => {
      for (const part of [store, configuration, accounts, idle]) part.dispose();
      stopGuard();
    },
  };
  const stopGuard = guardLeavingOnDemand(core);
  return core;
}

/** The leave warning is loaded when there is first something to lose. */
function guardLeavingOnDemand(core: Core): () => void {
  let stop = () => {};
  const stopWaiting = core.unsaved.subscribe((unsaved) => {
    if (!unsaved) return;
    stopWaiting();
    void import('./leave-warning').then(({ guardLeaving }) => {
      stop = guardLeaving(core);
    });
  });
  return () => {
    stopWaiting();
    stop();
  };
}
