import type { GuardName, Route } from './route';

/** What guards ask about. */
export type GuardFacts = {
  readonly setupFailed: boolean;
  readonly signedIn: boolean;
  /** Whether the institution has a single sign-on login (D154). */
  readonly singleSignOn: boolean;
  /** Whether the service is down for maintenance; asks the server. */
  readonly maintenance: () => Promise<boolean>;
};

/** Where a guard sends who may not see a route. */
export type Refusal = 'error500' | 'home' | 'singleSignOn';

type Guard = (facts: GuardFacts) => Promise<boolean> | boolean;

/** What each guard asks of the facts, and where it sends who fails. */
const guards: Record<GuardName, { readonly passes: Guard; readonly refusal: Refusal }> = {
  noSingleSignOn: { passes: ({ singleSignOn }) => !singleSignOn, refusal: 'singleSignOn' },
  noMaintenance: {
    passes: async ({ maintenance }) => !(await maintenance()),
    refusal: 'home',
  },
};

/** Asks a route's guards in their order: undefined lets it through (access §2). */
export async function refusalOf(
  route: Pick<Route, 'area' | 'guards' | 'screen'>,
  facts: GuardFacts,
): Promise<Refusal | undefined> {
  if (route.screen === 'error500') return facts.setupFailed ? undefined : 'home';
  if (facts.setupFailed) return 'error500';
  if (route.area === 'myaccount' && !facts.signedIn) return 'home';
  for (const name of route.guards ?? []) {
    const { passes, refusal } = guards[name];
    if (!(await passes(facts))) return refusal;
  }
  return undefined;
}
