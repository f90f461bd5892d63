import {
  agreementLogging,
  changeTextSubscriptions,
  textSubscriptions,
  updateProfile,
  type Phone,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { startTestCore, type TestCore, type TestOptions } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { localDate } from '@portico/rules';
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import SubscriptionsDialog from './subscriptions-dialog.view';

configure({ defaultHidden: true });

afterEach(cleanup);

const nothingOn = answers.textSubscriptions({ subscriptionInfo: { options: [] } });

const terms = '/text-terms|01/31/2024|Text Terms|login-texting';
const statements = '/e-sign|01/31/2024|E-Terms|estatements';
const agreements = { 'globalOptions.agreements': [statements, terms].join('\n') };
const phone: Phone = {
  phoneNumber: '3195550148',
  primary: true,
  optInToTexting: true,
  phoneIndex: 1,
};

const options = [
  { brandingId: 'CVC', brandingName: 'Cedar Valley Credit', optInAccount: true },
  { brandingId: 'CVI', brandingName: 'Cedar Valley Insurance', optInAccount: false },
].map((option) => ({ ...option, optInMarketing: false }));

type Scene = {
  readonly phone?: Phone;
  readonly options?: TestOptions;
  readonly prepare?: (test: TestCore) => void;
};

async function open({ phone: shown = phone, options: of, prepare }: Scene = {}) {
  const test = await startTestCore({ session: true, ...of });
  const { server } = test;
  server.answer(agreementLogging, { hasNoErrors: true, errors: [] });
  server.answer(textSubscriptions, answers.textSubscriptions({ subscriptionInfo: { options } }));
  server.answer(changeTextSubscriptions, answers.changeTextSubscriptions());
  server.answer(updateProfile, answers.updateProfile());
  prepare?.(test);
  const calls = { onClose: vi.fn(), onSaved: vi.fn() };
  const { unmount } = render(
    <WidgetProvider core={test.core} host={document.createElement('div')}>
      <SubscriptionsDialog phone={shown} {...calls} />
    </WidgetProvider>,
  );
  return { ...test, ...calls, unmount, user: userEvent.setup({ delay: null }) };
}

const agreed = (name: string) => ({
  session: { agreed: [{ name, url: '', dateOfAgreement: localDate('2025-03-03') }] },
  settings: agreements,
});
const button = (name: string) => screen.getByRole('button', { name });
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const offers = () => box('Cedar Valley Credit Offers');
const pathsOf = ({ server }: TestCore) => server.requests.map(({ url }) => url);

/** Changes one flag and saves. */
async function save(scene: Scene = {}) {
  const shown = await open(scene);
  await shown.user.click(await offers());
  await shown.user.click(button('Save'));
  return shown;
}

describe('opening the dialog', () => {
  it('[ACC-735] shows the texts of the number it was opened for', async () => {
    const { server } = await open({ phone: { ...phone, phoneNumber: '(319) 555-0142' } });
    expect(screen.getByRole('dialog', { name: 'Texts to 319-555-0142' })).toBeTruthy();
    await offers();
    expect(server.requestsTo(textSubscriptions)[0]?.body).toEqual({
      PhoneNumber: '(319) 555-0142',
    });
  });

  it('[ACC-757] opens in the top layer, above level 100000', async () => {
    // The browser's; jsdom has none.
    const showModal = vi.fn(function (this: HTMLDialogElement) {
      this.open = true;
    });
    Object.assign(HTMLDialogElement.prototype, { showModal, close: () => undefined });
    await open();
    expect(showModal.mock.contexts).toEqual([screen.getByRole('dialog')]);
    cleanup();
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'close');
  });

  it('[ACC-736, ACC-741] asks for the agreement, logs it, then sends POST GetSubscriptionInfo', async () => {
    const shown = await open({
      phone: { ...phone, optInToTexting: false },
      options: { settings: agreements },
    });
    expect(shown.server.requestsTo(textSubscriptions)).toEqual([]);
    await shown.user.click(await box('I agree to the Text Terms'));
    await shown.user.click(button('I agree'));
    await offers();
    const sent = pathsOf(shown).slice(-2);
    expect(sent).toEqual(['/api/AgreementLogging', '/api/SolutionsByText/GetSubscriptionInfo']);
    expect(shown.server.requestsTo(textSubscriptions)).toMatchObject([
      { method: 'POST', body: { PhoneNumber: '3195550148' } },
    ]);
  });

  it.each<[string, Scene]>([
    ['no agreement is configured', {}],
    ['it was accepted', { options: agreed('Text Terms') }],
    ['none is for texting', { options: { settings: { 'globalOptions.agreements': statements } } }],
  ])('[ACC-739] goes straight to the subscription info where %s', async (_, scene) => {
    const { server } = await open(scene);
    await offers();
    expect(server.requestsTo(agreementLogging)).toEqual([]);
  });

  it.each<[string, Scene]>([
    ['only another one was accepted', { options: agreed('E-Terms') }],
    [
      'the consent was withdrawn',
      { phone: { ...phone, optInToTexting: false }, options: agreed('Text Terms') },
    ],
  ])('[ACC-736] asks for the agreement where %s', async (_, scene) => {
    const { server } = await open(scene);
    expect(await box('I agree to the Text Terms')).toBeTruthy();
    expect(server.requestsTo(textSubscriptions)).toEqual([]);
  });

  it('[ACC-742] lists each option by its name, with a toggle for each flag', async () => {
    await open();
    await offers();
    const shown = screen
      .getAllByRole<HTMLInputElement>('checkbox')
      .map(({ name, checked }) => [name, checked]);
    expect(shown).toEqual([
      ['CVC.optInAccount', true],
      ['CVC.optInMarketing', false],
      ['CVI.optInAccount', false],
      ['CVI.optInMarketing', false],
    ]);
    expect(await box('Cedar Valley Insurance Account')).toBeTruthy();
  });

  it('shows that a number has no options', async () => {
    await open({
      prepare: ({ server }) =>
        server.answer(
          textSubscriptions,
          answers.textSubscriptions({ subscriptionInfo: { options: [] } }),
        ),
    });
    expect(await screen.findByText('There is nothing to choose for this number.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});

describe('an error of the dialog', () => {
  const errors = async () => (await screen.findByRole('alert')).textContent;

  it('[ACC-740] of a borrower who disagrees says what that means, and sends nothing', async () => {
    const { user, server } = await open({
      phone: { ...phone, optInToTexting: false },
      options: { settings: agreements },
    });
    await user.click(button('No'));
    expect(await errors()).toContain('In order to use texting you must agree to the terms');
    expect(server.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('[ACC-067] that texts need an agreement has a title, a text and a button Okay', async () => {
    const { user, onClose } = await open({
      phone: { ...phone, optInToTexting: false },
      options: { settings: agreements },
    });
    await user.click(button('No'));
    const dialog = screen.getByRole('dialog', { name: 'Texts to 319-555-0148' });
    expect(dialog.textContent).toContain('In order to use texting you must agree to the terms');
    await user.click(button('Okay'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each(['', '319555014', '31955501489'])(
    '[ACC-753] of the invalid phone %j is shown without a request',
    async (phoneNumber) => {
      const { server } = await open({ phone: { ...phone, phoneNumber } });
      expect(await errors()).toBe('This is not a textable phone number');
      expect(server.requestsTo(textSubscriptions)).toEqual([]);
    },
  );

  it.each([
    ['[ACC-753]', 'invalid', 'This is not a textable phone number'],
    ['[ACC-754]', 'userDisagree', 'In order to use texting you must agree to the terms'],
  ])('%s is that of the server’s code %s, when loading and when saving', async (_, code, text) => {
    await open({ prepare: ({ server }) => server.refuse(textSubscriptions, code) });
    expect(await errors()).toContain(text);
    cleanup();
    await save({ prepare: ({ server }) => server.refuse(changeTextSubscriptions, code) });
    expect(await errors()).toContain(text);
  });

  it.each<[string, (test: TestCore) => void]>([
    ['no connection', ({ server }) => server.drop(textSubscriptions)],
    ['500', ({ server }) => server.answerRaw(textSubscriptions, '', 500)],
    ['an unknown code', ({ server }) => server.refuse(textSubscriptions, 'Error')],
    ['no info', ({ server }) => server.answerRaw(textSubscriptions, { HasNoErrors: true })],
  ])('[ACC-755] is a failure to load with %s; it can be tried again', async (_, prepare) => {
    const { user, server } = await open({ prepare });
    expect(await errors()).toContain('Something went wrong trying to connect to the server.');
    server.answer(textSubscriptions, answers.textSubscriptions({ subscriptionInfo: { options } }));
    await user.click(button('Try again'));
    expect(await offers()).toBeTruthy();
  });

  it('[ACC-756] is not there when the dialog is opened again', async () => {
    const { unmount } = await save({
      prepare: ({ server }) => server.refuse(changeTextSubscriptions, 'Error'),
    });
    await screen.findByRole('alert');
    unmount();
    await open();
    await offers();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('of an agreement that could not be logged can be tried again', async () => {
    const { user } = await open({
      phone: { ...phone, optInToTexting: false },
      options: { settings: agreements },
      prepare: ({ server }) => server.refuse(agreementLogging, 'Error'),
    });
    await user.click(await box('I agree to the Text Terms'));
    await user.click(button('I agree'));
    expect(await errors()).toContain('There was an error updating the agreement.');
    await user.click(button('Try again'));
    expect(await box('I agree to the Text Terms')).toBeTruthy();
  });
});

describe('saving', () => {
  it('[ACC-743] is enabled only while the options differ, and says so', async () => {
    const { user, server } = await open();
    await offers();
    expect(button('Save').getAttribute('aria-disabled')).toBe('true');
    const reason = button('Save').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(reason)?.textContent).toBe(
      'Change a choice first; then it can be saved.',
    );
    await user.click(button('Save'));
    expect(server.requestsTo(changeTextSubscriptions)).toEqual([]);
    await user.click(await offers());
    expect(button('Save').getAttribute('aria-disabled')).not.toBe('true');
    await user.click(await offers());
    expect(button('Save').getAttribute('aria-disabled')).toBe('true');
  });

  it('[ACC-744, ACC-745, ACC-746] sends POST ModifySubscriptions with what changed, once', async () => {
    const { user, server } = await open();
    await user.click(await offers());
    await user.dblClick(button('Save'));
    await screen.findByText('Saved');
    expect(server.requestsTo(changeTextSubscriptions)).toHaveLength(1);
    expect(server.requestsTo(changeTextSubscriptions)[0]).toMatchObject({
      method: 'POST',
      url: '/api/SolutionsByText/ModifySubscriptions',
    });
    expect(server.requestsTo(changeTextSubscriptions)[0]?.body).toEqual({
      PhoneNumber: '3195550148',
      Options: [{ BrandingId: 'CVC', OptInMarketing: true, OptInAccount: null }],
    });
  });

  it.each([
    ['on', offers, true],
    ['off', () => box('Cedar Valley Credit Account'), false],
  ] as const)('[ACC-747] then saves the phone: an option turned %s', async (_, toggle, on) => {
    const shown = await open();
    await shown.user.click(await toggle());
    if (!on) shown.server.answer(textSubscriptions, nothingOn);
    await shown.user.click(button('Save'));
    await screen.findByText('Saved');
    const sent = pathsOf(shown).filter((path) => !path.endsWith('/GetSubscriptionInfo'));
    expect(sent.slice(-3)).toEqual([
      '/api/SolutionsByText/ModifySubscriptions',
      '/api/Profile',
      '/api/UpdateProfile',
    ]);
    expect(shown.server.requestsTo(updateProfile).map(({ body }) => body)).toEqual([
      {
        PersonalInfo: {
          Address: null,
          PhoneNumbers: [
            { PhoneNumber: '3195550148', Primary: true, OptInToTexting: on, PhoneIndex: 1 },
          ],
        },
      },
    ]);
    expect(shown.onSaved).toHaveBeenCalledExactlyOnceWith(on);
  });

  it('[ACC-748, ACC-749] whose last step fails offers Cancel, and Retry of that step only', async () => {
    const { user, server, onSaved } = await save({
      prepare: (test) => test.server.drop(updateProfile),
    });
    const sentence = 'Something went wrong finalizing changes. Please retry...';
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Cancel',
      'Retry',
    ]);
    expect(onSaved).not.toHaveBeenCalled();
    server.answer(updateProfile, answers.updateProfile());
    await user.click(button('Retry'));
    await screen.findByText('Saved');
    expect(server.requestsTo(changeTextSubscriptions)).toHaveLength(1);
    expect(server.requestsTo(updateProfile)).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[ACC-748] whose last step fails closes on Cancel', async () => {
    const { user, onClose } = await save({ prepare: ({ server }) => server.drop(updateProfile) });
    await screen.findByRole('alert');
    await user.click(button('Cancel'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('[ACC-750, ACC-751, ACC-752] in part sets the failed options back; the others stay changed', async () => {
    const { user, server } = await open({
      prepare: (test) =>
        test.server.refuse(changeTextSubscriptions, JSON.stringify({ BrandingId: 'CVI' })),
    });
    await user.click(await offers());
    await user.click(await box('Cedar Valley Insurance Offers'));
    await user.click(button('Save'));
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^An error occurred while modifying your subscriptions\. The form has been set to reflect the changes/,
    );
    expect((await box('Cedar Valley Insurance Offers')).checked).toBe(false);
    expect((await offers()).checked).toBe(true);
    await waitFor(() => expect(server.requestsTo(updateProfile)).toHaveLength(1));
  });

  it('without an answer keeps what was chosen', async () => {
    await save({ prepare: ({ server }) => server.drop(changeTextSubscriptions) });
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Something went wrong trying to connect to the server. We got no answer, and this is not done so far. You can safely try again.',
    );
    expect((await offers()).checked).toBe(true);
    expect(button('Save').getAttribute('aria-disabled')).not.toBe('true');
  });

  it('shows that it runs; the dialog stays open until then', async () => {
    const { user, server, onClose } = await open();
    const held = server.hold(changeTextSubscriptions);
    await user.click(await offers());
    await user.click(button('Save'));
    expect(button('Saving…').getAttribute('aria-busy')).toBe('true');
    await user.click(button('Close'));
    expect(onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(server.requestsTo(changeTextSubscriptions)).toHaveLength(1));
    await act(async () => held.release({ HasNoErrors: true }));
    await screen.findByText('Saved');
    await user.click(button('Close'));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

it('[POR-147] [D177] sends the brands back in the type in which they came', async () => {
  const flags = { OptInMarketing: false, OptInAccount: true };
  const { server } = await save({
    prepare: ({ server: api }) => {
      const brand = { BrandingId: 1, BrandingName: 'Cedar Valley Credit', ...flags };
      api.answerRaw(textSubscriptions, { SubscriptionInfo: { Options: [brand] } });
    },
  });
  await waitFor(() =>
    expect(server.requestsTo(changeTextSubscriptions)).toMatchObject([
      { body: { Options: [{ BrandingId: 1, OptInMarketing: true, OptInAccount: null }] } },
    ]),
  );
});

it('[POR-147] [D177] reverts the brand that an error names, whichever its type', async () => {
  const flags = { OptInMarketing: false, OptInAccount: true };
  await save({
    prepare: ({ server: api }) => {
      const brand = { BrandingId: 1, BrandingName: 'Cedar Valley Credit', ...flags };
      api.answerRaw(textSubscriptions, { SubscriptionInfo: { Options: [brand] } });
      api.refuse(changeTextSubscriptions, JSON.stringify({ BrandingId: '1' }));
    },
  });
  await waitFor(async () => expect((await offers()).checked).toBe(false));
});
