import {
  agreementLogging,
  changeTextSubscriptions,
  textSubscriptions,
  updateProfile,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { loseCode, settle, type TestCore } from '@portico/core/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { button, field, showProfile, shows } from '../testing/show-profile';
import { toggle, withBoth } from '../testing/two-phones';

afterEach(cleanup);

describe('texts to a phone', () => {
  const open = async (prepare?: (test: TestCore) => void) => {
    const shown = await showProfile(prepare ? { prepare } : {});
    const texts = await toggle('Texts to phone 1');
    const press = (name: string) => shown.user.click(button(name) ?? document.body);
    return { ...shown, texts, press };
  };

  it('[ACC-661] that are turned on open the agreement', async () => {
    const { user, texts, press } = await open();
    await user.click(texts);
    await screen.findByRole('dialog', { name: /^Text/ });
    await press('I agree');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(texts.checked).toBe(true);
  });

  it('[ACC-827] log the text agreement by its number, and stay on after it', async () => {
    const { server, user } = await showProfile({
      settings: {
        'globalOptions.agreements':
          '/e-sign|2020-01-01|E-Terms|estatements\n/texts|2020-01-01|Text terms|texting',
      },
      prepare: (test) => test.server.answer(agreementLogging, { hasNoErrors: true, errors: [] }),
    });
    const texts = await toggle('Texts to phone 1');
    await user.click(texts);
    await user.click(await screen.findByRole('checkbox', { name: /I agree to the Text terms/ }));
    await user.click(button('I agree') ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.requestsTo(agreementLogging)).toMatchObject([{ body: { Agreements: [11_338] } }]);
    expect(texts.checked).toBe(true);
  });

  it('[ACC-663] whose agreement cannot be recorded are off again, with an error', async () => {
    const { user } = await showProfile({
      settings: {
        'globalOptions.agreements': 'https://lender.test/texts|2020-01-01|Text terms|texting',
      },
      prepare: ({ server }) => server.refuse(agreementLogging, 'Error'),
    });
    const texts = await toggle('Texts to phone 1');
    await user.click(texts);
    await user.click(await screen.findByRole('checkbox', { name: /I agree to the Text terms/ }));
    await user.click(button('I agree') ?? document.body);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'There was an error updating the agreement.',
    );
    expect(texts.checked).toBe(false);
  });

  it('can be chosen for a number that is saved', async () => {
    const { user } = await open((test) => {
      withBoth(test);
      test.server.answer(textSubscriptions, answers.textSubscriptions());
    });
    const choose = 'Choose texts to phone 1';
    await user.type(await field('Phone 1'), '{Backspace}');
    expect(button(choose)).toBeNull();
    await user.type(await field('Phone 1'), '2');
    await user.click(button(choose) ?? document.body);
    expect(await screen.findByRole('dialog', { name: /319-555-0142/ })).toBeTruthy();
  });

  it('cannot be chosen or agreed to while their code is missing, which is said', async () => {
    const { user, texts, core } = await open((test) => {
      withBoth(test);
      test.server.answer(textSubscriptions, answers.textSubscriptions());
    });
    const findCode = loseCode(core);
    const choose = button('Choose texts to phone 1');
    await user.click(choose ?? document.body);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('This could not be opened. Please try again.');
    expect(choose?.parentElement?.contains(alert)).toBe(true);
    findCode();
    await user.click(choose ?? document.body);
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
    loseCode(core);
    const second = await toggle('Texts to phone 2');
    await user.click(second);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'There was an error updating the agreement.',
    );
    expect([texts.checked, second.checked]).toEqual([true, false]);
  });

  it('[ACC-662] are turned off again by disagreeing, without an error', async () => {
    const { user, texts, press } = await open();
    await user.click(texts);
    await screen.findByRole('dialog', { name: /^Text/ });
    await press('No');
    expect(texts.checked).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(button('Save')).toBeNull();
  });

  it('[ACC-664] to no phone clear every text alert, after the phone is saved', async () => {
    const { user, texts, press, server } = await open(withBoth);
    await user.click(texts);
    await press('Save');
    await screen.findByText('Saved');
    const [first, second] = server.requestsTo(updateProfile).map(({ body }) => body);
    expect(first).toMatchObject({ PersonalInfo: { PhoneNumbers: [{ OptInToTexting: false }] } });
    expect(second).toMatchObject({
      AlertsAreDirty: true,
      UserAlertsInfo: {
        SequenceNumber: 7,
        EmailAlerts: { UserRestricted: true },
        TextAlerts: {
          UserRestricted: false,
          RestrictedPasswordViolation: false,
          UserLogsOn: false,
          MoneyTransOnWeb: false,
          LogonNameChange: false,
          PasswordGenerated: false,
          PasswordChanged: false,
          EmailAddressChanged: false,
        },
      },
    });
  });

  it('[ACC-664] that are all turned off in the dialog clear every text alert as well', async () => {
    const { user, server } = await open((test) => {
      withBoth(test);
      test.server.answer(
        textSubscriptions,
        answers.textSubscriptions({
          subscriptionInfo: {
            options: [
              {
                brandingId: 'CVC',
                brandingName: 'Cedar',
                optInAccount: true,
                optInMarketing: false,
              },
            ],
          },
        }),
      );
      test.server.answer(changeTextSubscriptions, answers.changeTextSubscriptions());
    });
    await user.click(button('Choose texts to phone 1') ?? document.body);
    await user.click(await screen.findByRole('checkbox', { name: /^Cedar/, checked: true }));
    const dialog = within(screen.getByRole('dialog', { name: /319-555-0142/ }));
    const none = { subscriptionInfo: { options: [] } };
    server.answer(textSubscriptions, answers.textSubscriptions(none));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.requestsTo(updateProfile)).toHaveLength(2));
    const [phone, cleared] = server.requestsTo(updateProfile).map(({ body }) => body);
    expect(phone).toMatchObject({
      PersonalInfo: { Address: null, PhoneNumbers: [{ OptInToTexting: false, PhoneIndex: 0 }] },
    });
    expect(cleared).toMatchObject({
      AlertsAreDirty: true,
      UserAlertsInfo: {
        EmailAlerts: { UserRestricted: true },
        TextAlerts: { UserRestricted: false, PasswordChanged: false, MoneyTransOnWeb: false },
      },
    });
    expect(server.requestsTo(updateProfile)).toHaveLength(2);
  });

  it('that are off while the alerts could not be cleared say so, with a way on', async () => {
    const { user, texts, press, server } = await open(withBoth);
    server.answer(updateProfile, answers.updateProfile());
    await user.click(texts);
    const held = server.hold(updateProfile);
    await press('Save');
    await act(settle);
    held.release({ HasNoErrors: true });
    await act(settle);
    held.release({ HasNoErrors: false, Errors: [{ ErrorMessage: 'Error' }] });
    await screen.findByText(/we could not finish turning off your text alerts\.$/);
    server.answer(updateProfile, answers.updateProfile());
    await press('Try again');
    await act(settle);
    expect(shows('Try again')).toBe(false);
    expect(server.requestsTo(updateProfile)).toHaveLength(3);
  });
});
