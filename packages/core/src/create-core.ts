import { computed, signal } from '@preact/signals-core';
import { createClient, type ClientNeeds } from './http/client';
import { followConfiguration } from './page/configuration-signal';
import type { Core } from './core';
import { hasVisitorDraft } from './drafts/drafts';
import type { Environment } from './page/environment';
import { createNavigation } from './navigation/navigation';
import { chunk, createOnDemand } from './page/on-demand';
import { createQueries } from './query/queries';
import { createReports } from './reports/reports';
import { createSessionLifecycle } from './session/session-lifecycle';
import { createSessionStore } from './session/session-store';
import { errorCodeMap, sessionPerTabOption } from './settings/site/global-options';
import type { SettingSources } from './settings/resolve';
import { createSettingsReader } from './settings/settings-reader';
import { createSetupStore } from './setup/setup';
import { today } from './setup/today';
import { createLenderSentences } from './texts/lender-sentences';
import { createTextsStore } from './texts/texts-store';
import { createWantedScreen } from './navigation/wanted-screen';

/** Part of the user agent of the lender's mobile app (accounts §7). */
const mobileMarker = 'gacmobile';

/** Creates a core. It uses nothing outside the environment. */
export function createCore(environment: Environment): Core {
  const { page, now } = environment;
  const mobile = environment.userAgent.includes(mobileMarker);
  const unsaved = signal(false);
  const report: Core['report'] = (problem) => reports.report(problem);
  const onDemand = createOnDemand({ environment, report });
  const followed = followConfiguration(environment, report);
  const lender = createLenderSentences(followed.signal, { environment, onDemand, report });
  const { configuration } = lender;
  const api = computed(() => configuration.value.api);
  const store = createSessionStore(environment, api);
  const needs: ClientNeeds = {
    environment,
    api: () => api.peek(),
    session: () => store.session.peek(),
    locale: () => configuration.peek().locale,
    codeMap: () => codeMap.peek(),
    tokenRefused: (token) => life.tokenRefused(token),
    written: (call) => queries.written(call),
    report,
    onDemand,
  };
  const client = createClient(needs);
  const setup = createSetupStore(page, needs, store.known);
  const reports = createReports({
    client,
    environment,
    ready: setup.settled,
    secret: () => store.session.peek()?.userToken,
    onDemand,
  });
  const wanted = createWantedScreen(environment);
  const navigation = createNavigation(
    environment,
    () => configuration.peek(),
    () => store.session.peek(),
  );
  const sources = computed<SettingSources>(() => ({
    ...configuration.value,
    overrides: undefined,
    setup: setup.setup.value,
  }));
  const setting = createSettingsReader(sources, report);
  const perTab = setting(sessionPerTabOption);
  const { dispose: disposeSession, ...life } = createSessionLifecycle({
    environment,
    store,
    api,
    // A page that does not know the lender's settings yet gives nothing.
    shares: computed(() => setup.setup.value !== undefined && !perTab.value),
    client,
    mobile,
    unsaved,
    isTyped: () => unsaved.peek() || hasVisitorDraft(environment, api.peek()),
    onDemand,
    wanted,
    ...navigation,
  });
  const codeMap = setting(errorCodeMap);
  const queries = createQueries({
    client,
    session: store.id,
    now,
    today: () => today(core),
  });
  const stops: (() => void)[] = [];
  let isDisposed = false;

  const core: Core = {
    ...navigation,
    ...life,
    wanted,
    ...createTextsStore({ sources, onDemand, report, ...lender }),
    environment,
    configuration,
    mobile,
    setup: setup.state,
    loadSetup: setup.load,
    setting,
    client,
    query: queries.query,
    unsaved,
    now,
    report,
    onDemand,
    onDispose: (stop) => (isDisposed ? stop() : void stops.push(stop)),
    dispose: () => {
      isDisposed = true;
      for (const stop of stops.splice(0)) stop();
    },
  };
  stops.push(
    queries.dispose,
    store.dispose,
    followed.dispose,
    disposeSession,
    guardLeavingOnDemand(core),
  );
  return core;
}

const leaveWarningCode = chunk(() => import('./navigation/leave-warning'));

/** Loads the leave warning when input is first unsaved; until it is loaded, no warning is shown. */
function guardLeavingOnDemand(core: Core): () => void {
  const stopWaiting = core.unsaved.subscribe((unsaved) => {
    if (!unsaved) return;
    stopWaiting();
    void core
      .onDemand(leaveWarningCode, 'background')
      .then(({ guardLeaving }) => core.onDispose(guardLeaving(core)));
  });
  return stopWaiting;
}
