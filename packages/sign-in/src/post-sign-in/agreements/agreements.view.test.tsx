import { agreementLogging } from '@portico/contract';
import type { TestCore } from '@portico/core/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { atSteps, dialog, type AtSteps } from '../../testing/at-steps';

afterEach(cleanup);

const terms = '/terms|2024-01-01|Terms|login';
const fees = '/fees|2024-01-01|Fees|login-ach';
const consent = '/consent|2024-01-01|Consent|ecommunicationreagree';

type Options = {
  readonly more?: Readonly<Record<string, string>>;
  readonly login?: Parameters<typeof atSteps>[0];
  readonly answer?: (test: TestCore) => void;
};

const atAgreements = ({ more = {}, login = {}, answer }: Options = {}) =>
  atSteps(
    login,
    { settings: { 'globalOptions.agreements': [terms, fees, consent].join('\n'), ...more } },
    (test) => {
      test.server.answer(agreementLogging, { hasNoErrors: true, errors: [] });
      answer?.(test);
    },
  );

const box = (name: string) => screen.findByLabelText<HTMLInputElement>(`I agree to the ${name}`);
const pressContinue = ({ user }: AtSteps) => user.click(screen.getByText('Continue'));

async function agree({ user }: AtSteps, ...names: string[]) {
  for (const name of names) await user.click(await box(name));
}

describe('the agreements step', () => {
  it('[ACC-272, ACC-273] has a checkbox and a link for each needed agreement', async () => {
    await atAgreements();
    await box('Terms');
    expect(dialog()?.querySelectorAll('input[type=checkbox]')).toHaveLength(2);
    const links = [...(dialog()?.querySelectorAll('a') ?? [])].map((link) => [
      link.getAttribute('href'),
      link.getAttribute('target'),
    ]);
    expect(links).toEqual([
      ['/terms', '_blank'],
      ['/fees', '_blank'],
    ]);
  });

  it('[ACC-825] also asks for consent to e-mail if e-mail is restricted (D153)', async () => {
    await atAgreements({ login: { isEmailCommunicationRestricted: true } });
    expect(await box('Consent')).toBeTruthy();
  });

  it.each([
    ['[ACC-274] none', []],
    ['[ACC-274] one of two', ['Terms']],
  ])('%s ticked: shows that all must be, and sends nothing', async (_title, ticked) => {
    const shown = await atAgreements();
    await box('Terms');
    await agree(shown, ...ticked);
    await pressContinue(shown);
    const alert = (await screen.findByText('You must select all agreements')).closest(
      '[role=alert]',
    );
    expect(alert).toBeTruthy();
    expect(shown.server.requestsTo(agreementLogging)).toHaveLength(0);
  });

  it('[ACC-275, ACC-826] sends the host numbers; a successful answer ends the step', async () => {
    const shown = await atAgreements({ login: { userName: 'MARIA.A' } });
    await agree(shown, 'Terms', 'Fees');
    await pressContinue(shown);
    await waitFor(() => expect(shown.core.session.peek()).toBeDefined());
    expect(shown.server.requestsTo(agreementLogging)).toEqual([
      expect.objectContaining({
        method: 'POST',
        url: expect.stringMatching(/\/api\/AgreementLogging$/),
        headers: expect.objectContaining({ usertoken: 'pre-auth-token' }),
        body: {
          Agreements: [11_337, 11_338],
          UserName: 'MARIA.A',
          TurnEStatementsOn: false,
          UnRestrictEmail: false,
        },
      }),
    ]);
  });

  it('[ACC-275, ACC-826] requests unrestricted e-mail together with the consent (D153)', async () => {
    const shown = await atAgreements({ login: { isEmailCommunicationRestricted: true } });
    await agree(shown, 'Terms', 'Fees', 'Consent');
    await pressContinue(shown);
    await waitFor(() =>
      expect(shown.server.requestsTo(agreementLogging)[0]?.body).toMatchObject({
        Agreements: [11_337, 11_338, 11_339],
        UnRestrictEmail: true,
      }),
    );
  });

  it('stores the agreements in the session, so that no payment asks for them again', async () => {
    const shown = await atAgreements();
    await agree(shown, 'Terms', 'Fees');
    await pressContinue(shown);
    await waitFor(() =>
      expect(shown.core.session.peek()?.agreed.map(({ name }) => name)).toEqual(['Terms', 'Fees']),
    );
  });

  const lost =
    ' We got no answer, so we do not know whether this is done. You can safely try again.';
  it.each<[string, (test: TestCore) => void, string]>([
    ['HasNoErrors false', ({ server }) => server.refuse(agreementLogging, 'Error'), ''],
    ['500', ({ server }) => server.answerRaw(agreementLogging, '', 500), lost],
    ['no network', ({ server }) => server.drop(agreementLogging), lost],
  ])('[ACC-276] %s shows an error, and keeps the ticks', async (_title, answer, known) => {
    const shown = await atAgreements({ answer });
    await agree(shown, 'Terms', 'Fees');
    await pressContinue(shown);
    const sentence = `There was an error saving changes to the agreements.${known}`;
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect((await box('Fees')).checked).toBe(true);
    expect(shown.core.session.peek()).toBeUndefined();
  });

  it('opens an agreement with its own text in a dialog, which sets the checkbox', async () => {
    const shown = await atAgreements({
      more: {
        'globalOptions.agreementText1': '<p>What we promise.</p>',
        'globalOptions.openAgreementsFirstOption': 'true',
      },
    });
    expect((await box('Terms')).disabled).toBe(true);
    await shown.user.click(screen.getByText('Read the Terms'));
    expect(await screen.findByText('What we promise.')).toBeTruthy();
    await shown.user.click(screen.getByText('I Accept'));
    expect((await box('Terms')).checked).toBe(true);
  });
});
