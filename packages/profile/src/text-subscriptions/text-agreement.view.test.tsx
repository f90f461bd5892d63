import { agreementLogging } from '@portico/contract';
import { startTestCore, type TestCore } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import TextAgreement from './text-agreement.view';

configure({ defaultHidden: true });
afterEach(cleanup);

const lines = (...agreements: string[]) => ({ 'globalOptions.agreements': agreements.join('\n') });
const terms = '/text-terms|01/31/2024|Text Terms|texting';
const byCode = '/more|01/31/2024|More Terms|login-4';
const statements = '/e-sign|01/31/2024|E-Terms|estatements';
const later = '/later|01/31/2030|Later Terms|texting';

type Scene = {
  readonly settings?: Readonly<Record<string, string>>;
  readonly phoneNumber?: string;
  readonly prepare?: (test: TestCore) => void;
};

async function ask({ settings = lines(terms), phoneNumber, prepare }: Scene = {}) {
  const record = { name: 'Text Terms', url: '', dateOfAgreement: undefined };
  const test = await startTestCore({ settings, session: { agreed: [record] } });
  test.server.answer(agreementLogging, { hasNoErrors: true, errors: [] });
  prepare?.(test);
  const calls = { onAgreed: vi.fn(), onDisagreed: vi.fn(), onFailed: vi.fn() };
  render(
    <WidgetProvider core={test.core} host={document.createElement('div')}>
      <TextAgreement phoneNumber={phoneNumber} {...calls} />
    </WidgetProvider>,
  );
  const user = userEvent.setup({ delay: null });
  return { ...test, ...calls, user, logged: () => test.server.requestsTo(agreementLogging) };
}

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(`I agree to the ${name}`);
const agree = () => screen.getByRole('button', { name: 'I agree' });
const reason = () =>
  document.getElementById(agree().getAttribute('aria-describedby') ?? '')?.textContent;

describe('the agreement to texts', () => {
  it('[ACC-737] shows its Name as a link to its Url', async () => {
    await ask();
    const link = screen.getByRole('link', { name: /Text Terms/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      '/text-terms',
      '_blank',
    ]);
  });

  it('[ACC-738] is each one whose WhenToAgree includes texting and that applies today', async () => {
    await ask({ settings: lines(statements, terms, later, byCode) });
    const boxes = screen.getAllByRole('checkbox').map((each) => each.getAttribute('name'));
    expect(boxes).toEqual(['agreement11338', 'agreement11340']);
  });

  it('names the phone it is for', async () => {
    await ask({ phoneNumber: '3195550142' });
    expect(screen.getByRole('dialog', { name: 'Texts to 319-555-0142' })).toBeTruthy();
    cleanup();
    await ask();
    expect(screen.getByRole('dialog', { name: 'Text messages' })).toBeTruthy();
  });

  it('can be read in a dialog where the lender has its text', async () => {
    const { user } = await ask({
      settings: { ...lines(terms), 'globalOptions.agreementText1': '<p>How we text.</p>' },
    });
    await user.click(screen.getByRole('button', { name: 'Read the Text Terms' }));
    expect(await screen.findByText('How we text.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'I Accept' }));
    expect(box('Text Terms').checked).toBe(true);
  });

  it('needs each one ticked, and says which is missing', async () => {
    const { user, onAgreed, logged } = await ask({ settings: lines(terms, byCode) });
    expect(reason()).toBe('You must agree to the Text Terms');
    await user.click(box('Text Terms'));
    expect(reason()).toBe('You must agree to the More Terms');
    await user.click(agree());
    expect(onAgreed).not.toHaveBeenCalled();
    expect(logged()).toEqual([]);
  });

  it('has to be opened first where the lender wants that', async () => {
    const openFirst = { 'globalOptions.openAgreementsFirstOption': 'true' };
    const { user } = await ask({ settings: { ...lines(terms), ...openFirst } });
    expect(box('Text Terms').disabled).toBe(true);
    expect(reason()).toMatch(/^You must click on the link, read the Text Terms/);
    const link = screen.getByRole('link', { name: /Text Terms/ });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(box('Text Terms').disabled).toBe(false);
  });

  it('agreed to is logged once, and kept in the session', async () => {
    const { user, core, logged, onAgreed, onFailed } = await ask();
    await user.click(box('Text Terms'));
    await user.dblClick(agree());
    await waitFor(() => expect(onAgreed).toHaveBeenCalledOnce());
    expect(logged().map(({ body }) => body)).toEqual([
      { Agreements: [11_337], UserName: 'maria', TurnEStatementsOn: false, UnRestrictEmail: false },
    ]);
    expect(core.session.peek()?.agreed.at(-1)).toMatchObject({
      name: 'Text Terms',
      dateOfAgreement: '2025-03-12',
    });
    expect(onFailed).not.toHaveBeenCalled();
  });

  it('without one of the lender’s asks for the consent, and has nothing to log', async () => {
    const { user, logged, onAgreed } = await ask({ settings: lines(statements) });
    expect(screen.getByText(/you agree to get text messages from us/)).toBeTruthy();
    await user.click(agree());
    await waitFor(() => expect(onAgreed).toHaveBeenCalledOnce());
    expect(logged()).toEqual([]);
  });

  it('[ACC-662] disagreed to is reported without a request', async () => {
    const { user, logged, onDisagreed } = await ask();
    await user.click(screen.getByRole('button', { name: 'No' }));
    expect(onDisagreed).toHaveBeenCalledOnce();
    expect(logged()).toEqual([]);
  });

  it.each<[string, (test: TestCore) => void]>([
    ['HasNoErrors false', ({ server }) => server.refuse(agreementLogging, 'Error')],
    ['500', ({ server }) => server.answerRaw(agreementLogging, '', 500)],
    ['no network', ({ server }) => server.drop(agreementLogging)],
  ])('[ACC-663] that cannot be logged (%s) reports the failure', async (_, prepare) => {
    const { user, onAgreed, onFailed } = await ask({ prepare });
    await user.click(box('Text Terms'));
    await user.click(agree());
    await waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
    expect(onAgreed).not.toHaveBeenCalled();
  });
});
