import type { GuardName, Route } from './route';

/** The facts that guards check. */
export type GuardFacts = {
  readonly setupFailed: boolean;
  readonly signedIn: boolean;
  /** Whether the institution has a single sign-on login (D154). */
  readonly singleSignOn: boolean;
  /** Whether the service is down for maintenance; sends a request. */
  readonly maintenance: () => Promise<boolean>;
};

/** Where a guard redirects a refused visitor. */
export type GuardRedirect = 'error500' | 'home' | 'singleSignOn';

type Guard = (facts: GuardFacts) => Promise<boolean> | boolean;

/** The condition of each guard, and where it redirects to. */
const guards: Record<GuardName, { readonly passes: Guard; readonly redirect: GuardRedirect }> = {
  noSingleSignOn: { passes: ({ singleSignOn }) => !singleSignOn, redirect: 'singleSignOn' },
  noMaintenance: {
    passes: async ({ maintenance }) => !(await maintenance()),
    redirect: 'home',
  },
};

/** Checks the area and then the guards of a route, in order; undefined: allowed (access §2). */
export async function redirectOf(
  route: Pick<Route, 'area' | 'guards' | 'screen'>,
  facts: GuardFacts,
): Promise<GuardRedirect | undefined> {
  if (route.screen === 'error500') return facts.setupFailed ? undefined : 'home';
  if (facts.setupFailed) return 'error500';
  if (route.area === 'myaccount' && !facts.signedIn) return 'home';
  for (const name of route.guards ?? []) {
    const { passes, redirect: refusal } = guards[name];
    if (!(await passes(facts))) return refusal;
  }
  return undefined;
}
