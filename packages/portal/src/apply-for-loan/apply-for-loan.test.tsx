import { passableToken } from '@portico/contract';
import { startTestCore, type TestOptions } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestLayout } from '../testing/test-layout';
import { renewal } from './apply-for-loan.address';
// Imported here, so that no test waits until code fetched on demand is compiled.
import './apply-for-loan.view';

// jsdom has no media queries: the tabs of a wide window and the bar of a phone are both rendered.
configure({ defaultHidden: true });

const open = vi.fn<typeof globalThis.open>(() => null);
beforeEach(() => void vi.stubGlobal('open', open));
afterEach(() => {
  cleanup();
  open.mockClear();
  vi.unstubAllGlobals();
});

const allowed = { 'globalOptions.allowApplyForLoanOption': 'true' };
const origination = { ...allowed, 'globalOptions.useConsumerOriginationOption': 'true' };
const good = { hasNoErrors: true, errors: [] };

/** The header of a signed-in borrower, with the events it dispatches. */
async function showHeader(
  settings: TestOptions['settings'] = origination,
  locale?: 'es',
  pages: Readonly<Record<string, string>> = { applyForLoan: '/apply' },
) {
  const test = await startTestCore({
    session: true,
    settings,
    configuration: { api: 'https://api.test', pages, ...(locale && { locale }) },
  });
  test.server.answer(passableToken, { ...good, passableToken: 'pass-1' });
  const host = document.createElement('div');
  const gone: unknown[] = [];
  host.addEventListener('portico-navigate', (event) => {
    if (event instanceof CustomEvent) gone.push(event.detail);
  });
  render(
    <WidgetProvider core={test.core} host={host}>
      <TestLayout />
    </WidgetProvider>,
  );
  return { ...test, gone, user: userEvent.setup({ delay: null }) };
}

const entry = () => screen.queryAllByRole('button', { name: 'Apply For Loan' })[0];
const dialog = () => screen.queryByRole('dialog');
const link = () => screen.findByRole('link', { name: /^Continue to Application/ });
const ready = async () => {
  await waitFor(async () => expect((await link()).getAttribute('href')).not.toBe('#'));
  return link();
};

async function showNotice(settings = origination, locale?: 'es') {
  const shown = await showHeader(settings, locale);
  await shown.user.click(entry() ?? document.body);
  await link();
  return shown;
}

describe('Apply For Loan', () => {
  it.each([
    ['[ACC-037, PAY-605] shows when the service allows it', allowed, true],
    ['[ACC-037] is absent when it does not', {}, false],
    [
      '[PAY-605] is absent when the lender hides it',
      { ...allowed, 'globalOptions.hideApplyForLoanOption': 'true' },
      false,
    ],
  ])('%s', async (_, settings, shown) => {
    await showHeader(settings);
    expect(entry() !== undefined).toBe(shown);
  });

  it('[POR-023] is not offered if no application exists, which is reported in the developer’s console', async () => {
    const { clock, logged } = await showHeader(allowed, undefined, {});
    expect(entry()).toBeUndefined();
    clock.advance(10_000);
    expect(logged).toEqual([expect.stringContaining('"applyForLoan"')]);
  });

  it('[LON-518, LON-519, ACC-065] opens a notice, 300 px wide, with consumer origination', async () => {
    const { gone } = await showNotice();
    expect(dialog()?.style.getPropertyValue('--p-width')).toBe('calc(300 / 16 * var(--p-rem))');
    expect(gone).toEqual([]);
  });

  it('[LON-518] without it opens neither a notice nor a tab, but requests the lender’s own page', async () => {
    const { user, gone, server, assigned } = await showHeader(allowed);
    await user.click(entry() ?? document.body);
    expect(gone).toEqual([{ screen: 'applyForLoan', params: {} }]);
    expect(assigned).toEqual(['/apply']);
    expect(dialog()).toBeNull();
    expect(open).not.toHaveBeenCalled();
    expect(server.requestsTo(passableToken)).toHaveLength(0);
  });
});

describe('the notice', () => {
  it('[LON-520, LON-521, LON-522, ACC-066] links to the application, in a new tab, with a passable token', async () => {
    const { core } = await showNotice();
    const { href, target, rel, textContent } = Object.assign(await ready());
    expect(textContent).toMatch(/^Continue to Application/);
    expect(href).toBe('https://api.test/api/ApplyForLoan?token=pass-1');
    expect(href).not.toContain(core.session.peek()?.userToken);
    expect([target, rel]).toEqual(['_blank', 'noopener noreferrer']);
  });

  it('closes after the link was followed, which uses up its token', async () => {
    const { user, clock } = await showNotice();
    await user.click(await ready());
    act(() => clock.advance(0));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(open).not.toHaveBeenCalled();
  });

  it('[LON-522] renews the token before it expires after 60 seconds', async () => {
    const { server, clock } = await showNotice();
    await ready();
    server.answer(passableToken, { ...good, passableToken: 'pass-2' });
    act(() => clock.advance(renewal));
    await waitFor(async () =>
      expect((await link()).getAttribute('href')).toContain('token=pass-2'),
    );
    expect(renewal).toBeLessThan(60_000);
  });

  it('opens the application after a press that preceded the token', async () => {
    const shown = await showHeader();
    const held = shown.server.hold(passableToken);
    await shown.user.click(entry() ?? document.body);
    await shown.user.click(await link());
    await act(async () => held.release({ HasNoErrors: true, Errors: [], PassableToken: 'pass-3' }));
    await waitFor(() => expect(open).toHaveBeenCalledOnce());
    expect(open.mock.calls[0]).toEqual([
      'https://api.test/api/ApplyForLoan?token=pass-3',
      '_blank',
      'noopener,noreferrer',
    ]);
    await waitFor(() => expect(dialog()).toBeNull());
  });

  it('[LON-523] opens no tab and shows no error when no token can be fetched', async () => {
    const shown = await showHeader();
    shown.server.refuse(passableToken, 'Error');
    await shown.user.click(entry() ?? document.body);
    await shown.user.click(await link());
    await waitFor(() => expect(shown.server.requestsTo(passableToken)).toHaveLength(2));
    await act(async () => undefined);
    expect(open).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
    expect((await link()).getAttribute('href')).toBe('#');
  });

  it('adds the language to the address for a borrower who reads Spanish', async () => {
    const { user } = await showHeader(origination, 'es');
    const [button] = await screen.findAllByRole('button', { name: 'Solicitar un préstamo' });
    await user.click(button ?? document.body);
    const spanish = await screen.findByRole('link', { name: /^Continuar a la solicitud/ });
    await waitFor(() =>
      expect(spanish.getAttribute('href')).toBe(
        'https://api.test/api/ApplyForLoan?token=pass-1&language=es',
      ),
    );
  });
});
