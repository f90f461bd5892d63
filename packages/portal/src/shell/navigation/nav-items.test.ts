import { describe, expect, it } from 'vitest';
import { navItems, visibleItems, type NavFacts } from './nav-items';

const facts = (on: readonly string[] = [], canPay = true, canApply = true): NavFacts => ({
  exists: () => true,
  isOn: ({ key }) => on.includes(key),
  canPay,
  canApply,
});
const screens = (of: NavFacts) => visibleItems(of).map(({ screen }) => screen);

describe('the signed-in navigation', () => {
  it('always lists Dashboard and Profile', () => {
    expect(screens(facts([], false))).toEqual(expect.arrayContaining(['dashboard', 'profile']));
  });

  it.each([
    ['payment', facts([], true), facts([], false)],
    ['applyForLoan', facts([], true, true), facts([], true, false)],
    ['documents', facts(['achPaymentOptions.requireAchDraftAgreementOption']), facts()],
    ['documentCenter', facts(['globalOptions.useDocumentCenterOption']), facts()],
    ['requestChange', facts(['profileOptions.forceManualCifChangesOption']), facts()],
    ['[POR-169] requests', facts(['globalOptions.useRequestsOption']), facts()],
    ['[ACC-041] messages', facts(), facts(['globalOptions.hideContactUsOption'])],
    ['[ACC-042] locations', facts(['globalOptions.useBranchLocatorOption']), facts()],
    ['[ACC-044] faq', facts(['globalOptions.useFAQOption']), facts()],
  ] as const)('%s is listed by its condition', (name, shown, hidden) => {
    const screen = name.replace(/^\[.*\] /, '');
    expect(screens(shown)).toContain(screen);
    expect(screens(hidden)).not.toContain(screen);
  });

  it('lists no screen the portal does not have', () => {
    const only = { ...facts([], true, false), exists: (screen: string) => screen === 'dashboard' };
    expect(screens(only)).toEqual(['dashboard']);
  });

  it('names each screen once', () => {
    expect(new Set(navItems.map(({ screen }) => screen)).size).toBe(navItems.length);
  });
});
