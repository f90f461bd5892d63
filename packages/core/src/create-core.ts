import { computed, signal } from '@preact/signals-core';
import { createClient, type ClientNeeds } from './client';
import { followConfiguration } from './configuration-signal';
import type { Core } from './core';
import type { Environment } from './environment';
import { createNavigation } from './navigation';
import { createReports } from './reports';
import { createSessionLife } from './session-life';
import { createSessionStore } from './session-store';
import type { SettingSources } from './settings/resolve';
import { createSettingsReader } from './settings-reader';
import { createSetupStore } from './setup';
import { createTextsStore } from './texts-store';

/** The user agent of the lender's mobile app says so (accounts §7). */
const mobileMarker = 'gacmobile';

/** Puts a core together. Nothing outside the environment is touched. */
export function createCore(environment: Environment): Core {
  const { page, now } = environment;
  const mobile = environment.userAgent.includes(mobileMarker);
  const unsaved = signal(false);
  const store = createSessionStore(environment);
  const report: Core['report'] = (problem) => reports.report(problem);
  const configuration = followConfiguration(page, report);
  const needs: ClientNeeds = {
    environment,
    api: () => configuration.signal.peek().api,
    session: () => store.session.peek(),
    unauthorized: () => life.endSession('unauthorized'),
    report,
  };
  const client = createClient(needs);
  const setup = createSetupStore(page, needs);
  const reports = createReports({
    client,
    environment,
    ready: setup.settled,
    secret: () => store.session.peek()?.userToken,
  });
  const navigation = createNavigation(environment, () => configuration.signal.peek());
  const { dispose: stopAttending, ...life } = createSessionLife({
    environment,
    store,
    client,
    mobile,
    unsaved,
    report,
    ...navigation,
  });
  const sources = computed<SettingSources>(() => ({
    overrides: undefined,
    locale: configuration.signal.value.locale,
    setup: setup.setup.value,
  }));
  const setting = createSettingsReader(sources, report);
  const stops: (() => void)[] = [];

  const core: Core = {
    ...navigation,
    ...life,
    ...createTextsStore(sources),
    environment,
    configuration: configuration.signal,
    mobile,
    setup: setup.state,
    loadSetup: setup.load,
    institution: async () => {
      const { readInstitution } = await import('./institution');
      return readInstitution(page, client, setup.setup.peek()?.institutionOptions);
    },
    setting,
    client,
    unsaved,
    now,
    report,
    onDispose: (stop) => void stops.push(stop),
    dispose: () => {
      for (const stop of stops.splice(0)) stop();
    },
  };
  stops.push(store.dispose, configuration.dispose, stopAttending, guardLeavingOnDemand(core));
  return core;
}

/** The leave warning is loaded when there is first something to lose. */
function guardLeavingOnDemand(core: Core): () => void {
  let stop = () => {};
  let loading = false;
  const stopWaiting = core.unsaved.subscribe((unsaved) => {
    if (!unsaved || loading) return;
    loading = true;
    void import('./leave-warning').then(({ guardLeaving }) => {
      stop = guardLeaving(core);
    });
  });
  return () => {
    stopWaiting();
    stop();
  };
}
