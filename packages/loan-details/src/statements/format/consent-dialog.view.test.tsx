import { agreementLogging, setStatementFormat } from '@portico/contract';
import type { TestCore, TestOptions } from '@portico/core/testing';
import { cleanup, configure, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openLoan } from '../../testing/open-loan';
import { dialogs, eStatements, pressable, showStatements } from '../../testing/show-statements';

configure({ defaultHidden: true });
afterEach(cleanup);

const terms = '/e-sign|01/31/2024|E-Statement Terms|estatements';
const delivery = '/delivery|01/31/2024|Delivery|login-3';
const agreements = (...lines: string[]) => ({ 'globalOptions.agreements': lines.join('\n') });
const sample = { 'loanOptions.sampleStatementUrl': 'https://lender.example/sample.pdf' };

/** Turns the switch on; the dialog is open. */
async function askConsent(
  settings: TestOptions['settings'] = {},
  { session, prepare }: Pick<TestOptions, 'session'> & { prepare?: (test: TestCore) => void } = {},
) {
  const options = { settings, ...(session && { session }) };
  const shown = await showStatements({
    loan: openLoan({ statementFormat: 'PaperOnly' }),
    options,
    prepare,
  });
  await shown.user.click(eStatements());
  return shown;
}

type Shown = Awaited<ReturnType<typeof askConsent>>;

const box = (name: string) => screen.findByLabelText<HTMLInputElement>(`I agree to the ${name}`);
const link = (name: RegExp) => screen.getByRole('link', { name });
const canAgree = () => pressable('Agree').getAttribute('aria-disabled') !== 'true';
const reason = () =>
  document.getElementById(pressable('Agree').getAttribute('aria-describedby') ?? '')?.textContent;

async function accept({ user }: Shown, name: string) {
  await user.click(link(new RegExp(`^Read the ${name}`)));
  await user.click(await box(name));
}

describe('the consent to e-statements', () => {
  it('[LON-249, LON-260] is asked for in a dialog 500 px wide; Cancel reverts and sends nothing', async () => {
    const { server, user } = await askConsent(agreements(terms));
    expect(dialogs()[0]?.style.getPropertyValue('--p-width')).toBe('calc(500 / 16 * var(--p-rem))');
    await user.click(pressable('Cancel'));
    expect(dialogs()).toEqual([]);
    expect(eStatements().checked).toBe(false);
    expect(server.requestsTo(agreementLogging)).toEqual([]);
    expect(server.requestsTo(setStatementFormat)).toEqual([]);
  });

  it('[LON-250] lists the agreements for e-statements that apply today, agreed to before or not', async () => {
    const later = '/later|01/31/2030|Later|3';
    const login = '/login|01/31/2024|Login Terms|login';
    const record = { name: 'E-Statement Terms', url: '', dateOfAgreement: undefined };
    await askConsent(agreements(login, terms, later, delivery), { session: { agreed: [record] } });
    const boxes = screen.getAllByRole('checkbox').map((each) => each.getAttribute('name'));
    expect(boxes).toEqual(['agreement11338', 'agreement11340']);
  });

  it('[LON-249, LON-251] needs every agreement opened and accepted, and says which is missing', async () => {
    const shown = await askConsent(agreements(terms, delivery));
    expect(canAgree()).toBe(false);
    expect(reason()).toBe('Open and accept the E-Statement Terms first.');
    expect((await box('E-Statement Terms')).disabled).toBe(true);
    await accept(shown, 'E-Statement Terms');
    expect(reason()).toBe('Open and accept the Delivery first.');
    await shown.user.click(pressable('Agree'));
    expect(shown.server.requestsTo(agreementLogging)).toEqual([]);
    await accept(shown, 'Delivery');
    expect(canAgree()).toBe(true);
    expect(reason()).toBeUndefined();
    await shown.user.click(pressable('Agree'));
    await screen.findByText('Saved');
  });

  it('[LON-251] reads an agreement with its own text in a dialog, and accepts it there', async () => {
    const text = { 'globalOptions.agreementText1': '<p>How statements are sent.</p>' };
    const { user } = await askConsent({ ...agreements(terms), ...text });
    expect(canAgree()).toBe(false);
    await user.click(pressable('Read the E-Statement Terms'));
    await screen.findByText('How statements are sent.');
    await user.click(pressable('I Accept'));
    expect(canAgree()).toBe(true);
  });

  it('[LON-253] logs the host numbers of the accepted agreements, and keeps their record', async () => {
    const shown = await askConsent(agreements('/terms|01/31/2024|Terms|login', terms, delivery));
    await accept(shown, 'E-Statement Terms');
    await accept(shown, 'Delivery');
    await shown.user.click(pressable('Agree'));
    await screen.findByText('You agreed to the E-Statement Terms on November 23, 2026.');
    expect(shown.server.requestsTo(agreementLogging)[0]?.body).toMatchObject({
      Agreements: [11_338, 11_339],
      TurnEStatementsOn: true,
    });
  });

  it('keeps what was accepted when saving fails, and not after Cancel', async () => {
    const shown = await askConsent(agreements(terms), {
      prepare: ({ server }) => server.drop(setStatementFormat),
    });
    await accept(shown, 'E-Statement Terms');
    await shown.user.click(pressable('Agree'));
    await screen.findByText(/^We got no answer/);
    await shown.user.click(eStatements());
    expect((await box('E-Statement Terms')).checked).toBe(true);
    await shown.user.click(pressable('Cancel'));
    await shown.user.click(eStatements());
    expect((await box('E-Statement Terms')).checked).toBe(false);
  });
});

describe('what the law wants known before the consent', () => {
  it('[POR-096] is what is needed, the right to paper, and how to withdraw', async () => {
    await askConsent();
    const facts = screen.getAllByRole('definition').map((each) => each.textContent);
    expect(facts[0]).toMatch(/^Internet access, a web browser .* PDF files/);
    expect(facts[1]).toMatch(/^You have the right to paper\. .* at no cost\.$/);
    expect(facts[2]).toMatch(/^Turn e-statements off here at any time, at no cost\./);
    expect(dialogs()[0]?.textContent).toContain(
      'about the statements of Auto loan 001-1000001-7 only',
    );
  });

  it.each([
    ['maria@example.com', 'maria@example.com. To update it, change it in your profile.'],
    ['', 'We have none yet. Add it, and update it later, in your profile.'],
  ])('[POR-096] is how to update the e-mail address %j', async (emailAddress, sentence) => {
    await askConsent({}, { session: { emailAddress } });
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  it('[POR-096] asks for a sample statement to be opened before Agree', async () => {
    const { user } = await askConsent(sample);
    expect(reason()).toBe('Open the sample statement first.');
    expect(canAgree()).toBe(false);
    expect(link(/^Sample statement/).getAttribute('href')).toBe(
      'https://lender.example/sample.pdf',
    );
    expect(link(/^Sample statement/).getAttribute('target')).toBe('_blank');
    await user.click(link(/^Sample statement/));
    expect(screen.getByText('Opened')).toBeTruthy();
    expect(canAgree()).toBe(true);
  });

  it.each([[''], ['javascript:alert(1)']])(
    '[POR-096] has no sample where its address is %j',
    async (url) => {
      await askConsent({ 'loanOptions.sampleStatementUrl': url });
      expect(screen.queryByRole('link', { name: /^Sample statement/ })).toBeNull();
      expect(canAgree()).toBe(true);
    },
  );
});
