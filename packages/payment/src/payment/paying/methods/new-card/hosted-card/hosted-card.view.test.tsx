import { addCard, clientError, passableToken, paymentMethods } from '@portico/contract';
import { readCardFieldsRequest, type CardFieldsRequest } from '@portico/contract/hosted-fields';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { textOf, valueOf } from '../../../../../testing/dom';
import { cardMethodOf, loanInfo, visa } from '../../../../../testing/fixtures';
import {
  button,
  chooseLoan,
  enter,
  methodSelect,
  showPayment,
  type PaymentScene,
} from '../../../../../testing/show-payment';

afterEach(cleanup);

const origin = 'https://cards.example';
const channel = 'portico-card-fields';
const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
const used = () => screen.queryByText('Used for this payment only, not saved');

/** The card form with its fields in a frame, whose page the test simulates. */
async function openForm({ settings, ...scene }: PaymentScene = {}) {
  const shown = await showPayment({
    saved: [],
    info: { paymentOptions: { ...loanInfo().paymentOptions, allowACH: false, allowCards: true } },
    settings: {
      'cardPaymentOptions.allowRawCardsOption': 'false',
      'cardPaymentOptions.hostedFieldsUrl': `${origin}/fields`,
      ...settings,
    },
    ...scene,
  });
  await chooseLoan(shown.user);
  const frame = await screen.findByTitle('Card number and security code');
  if (!(frame instanceof HTMLIFrameElement)) throw new Error('No frame');
  const post = vi.fn();
  if (frame.contentWindow) frame.contentWindow.postMessage = post;
  const say = (message: object, from = origin, source: Window | null = frame.contentWindow) =>
    shown.events.dispatchEvent(
      new MessageEvent('message', { data: { channel, ...message }, origin: from, source }),
    );
  frame.dispatchEvent(new Event('load'));
  return { ...shown, frame, post, say };
}

/** What differs in a wrong message from the frame of the fields. */
type Difference = {
  readonly message?: object;
  readonly request?: string;
  readonly from?: string;
  readonly source?: Window;
};

type Form = Awaited<ReturnType<typeof openForm>>;

async function fill(user: UserEvent) {
  await enter(user, await field('First Name'), 'Ann');
  await enter(user, await field('Last Name'), 'Lee');
  await enter(user, await field('Expiration'), '08/27');
  await enter(user, await field('Zip Code'), '52401');
}

/** What the form has said to the page. */
function requests(post: Form['post']): CardFieldsRequest[] {
  return post.mock.calls.flatMap(([message]) => readCardFieldsRequest(message) ?? []);
}

/** Continue, up to the form's question for a token; the id of that question. */
async function askForToken({ user, post }: Form): Promise<string> {
  const asked = () => requests(post).filter(({ type }) => type === 'tokenize');
  const before = asked().length;
  await user.click(await button('Continue'));
  await waitFor(() => expect(asked()).toHaveLength(before + 1));
  const last = asked().at(-1);
  return last?.type === 'tokenize' ? last.request : '';
}

const token = (request: string) => ({
  type: 'token',
  request,
  token: 'tok_1',
  cardType: 'Visa',
  lastFour: '4242',
});

describe('card number and security code in a frame', () => {
  it('are in a page of another origin, which receives what it needs', async () => {
    const { frame, post } = await openForm({
      settings: { 'cardPaymentOptions.cardTypes': 'Visa' },
    });
    expect(frame.src).toBe(`${origin}/fields`);
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms');
    expect(screen.queryByRole('textbox', { name: /^(Card Number|Security Code)/ })).toBeNull();
    expect(post).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        channel,
        type: 'start',
        locale: 'en',
        enabledTypes: ['Visa'],
        dark: false,
      }),
      origin,
    );
  });

  it('close the form when Escape is pressed in their page', async () => {
    const { say } = await openForm();
    say({ type: 'escaped' }, 'https://other.example');
    expect(screen.getByRole('dialog')).toBeTruthy();
    say({ type: 'escaped' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are told how the fields around them look, and what to say', async () => {
    const { post } = await openForm({ settings: { 'newCard.cardNumber': 'The long number' } });
    const [start] = requests(post);
    expect(start).toMatchObject({
      type: 'start',
      sentences: { number: 'The long number', securityCodeRequired: 'CVV/CVC required' },
    });
    const look = start?.type === 'start' ? start.look : undefined;
    expect(Object.keys(look ?? {}).sort()).toEqual(
      [
        'danger',
        'edge',
        'focus',
        'font',
        'height',
        'ink',
        'labelSize',
        'radius',
        'size',
        'surface',
      ].sort(),
    );
  });

  it('[PAY-512] show a spinner of 80 until the page is ready', async () => {
    const { say } = await openForm();
    const spinner = await screen.findByRole('img', { name: 'Loading the card fields' });
    expect(spinner.getAttribute('width')).toBe('80');
    say({ type: 'ready' });
    await waitFor(() =>
      expect(screen.queryByRole('img', { name: 'Loading the card fields' })).toBeNull(),
    );
  });

  it('[PAY-122, PAY-123] return a token, which replaces the card number when it is saved', async () => {
    const form = await openForm({
      settings: { 'cardPaymentOptions.singleUseCardOption': 'false' },
      prepare: ({ server }) =>
        server.answer(addCard, { hasNoErrors: true, errors: [], profileId: 'c1' }),
    });
    const { user, server, say } = form;
    say({ type: 'ready' });
    await fill(user);
    const request = await askForToken(form);
    server.answer(paymentMethods, {
      hasNoErrors: true,
      errors: [],
      paymentMethods: [cardMethodOf(visa)],
    });
    say(token(request));
    await waitFor(async () => expect(valueOf(await methodSelect())).toBe('c1'));
    expect(server.requestsTo(addCard).map(({ body }) => body)).toEqual([
      {
        BillingAddress: { ZipCode: '52401', Address1: '', Address2: '', City: '', State: '' },
        CardHolderFirstName: 'Ann',
        CardHolderLastName: 'Lee',
        ExpirationDate: '08/27',
        CardToken: 'tok_1',
        CardType: 'Visa',
        DebitCreditType: 'DebitCard',
        LoanAccountNumber: '001-1234567-8',
      },
    ]);
  });

  it('[POR-037] receive the borrower by a passable token, and never the session’s', async () => {
    const form = await openForm({
      prepare: ({ server }) =>
        server.answer(passableToken, { hasNoErrors: true, errors: [], passableToken: 'pass-1' }),
    });
    form.say({ type: 'ready' });
    await fill(form.user);
    await askForToken(form);
    expect(requests(form.post).at(-1)).toMatchObject({ type: 'tokenize', borrower: 'pass-1' });
  });

  it('return the name of a card that is used once', async () => {
    const form = await openForm();
    form.say({ type: 'ready' });
    await fill(form.user);
    form.say(token(await askForToken(form)));
    await waitFor(() => expect(used()).not.toBeNull());
    expect(screen.getByText('Visa x4242')).toBeTruthy();
  });

  it('that are wrong keep the form open and take the focus', async () => {
    const form = await openForm();
    form.say({ type: 'ready' });
    await fill(form.user);
    const request = await askForToken(form);
    form.say({ type: 'invalid', request, problems: { securityCode: 'required' } });
    await waitFor(() =>
      expect(form.post).toHaveBeenLastCalledWith(
        { channel, type: 'focus', field: 'securityCode' },
        origin,
      ),
    );
    expect(document.activeElement).toBe(form.frame);
    expect(used()).toBeNull();
  });

  it('show their problems together with those around them, before a token is made', async () => {
    const form = await openForm();
    form.say({ type: 'ready' });
    form.say({ type: 'changed', complete: false });
    await askForToken(form);
    expect(used()).toBeNull();
  });

  it('without problems are not asked for a token while others are wrong', async () => {
    const { user, post, say } = await openForm();
    say({ type: 'ready' });
    say({ type: 'changed', complete: true, cardType: 'Visa' });
    await user.click(await button('Continue'));
    expect(document.activeElement).toBe(await field('Expiration'));
    expect(requests(post).map(({ type }) => type)).not.toContain('tokenize');
  });

  it('[POR-145] begin with the card number, once the frame that has the focus has loaded', async () => {
    const { post, say } = await openForm();
    expect(document.activeElement?.localName).toBe('iframe');
    say({ type: 'ready' });
    expect(requests(post).at(-1)).toMatchObject({ type: 'focus', field: 'number' });
  });

  it('take no focus from another field once they have loaded', async () => {
    const { post, say } = await openForm();
    (await field('Expiration')).focus();
    say({ type: 'ready' });
    expect(requests(post).map(({ type }) => type)).not.toContain('focus');
  });

  it('that give no token show an error and keep the entry', async () => {
    const form = await openForm();
    form.say({ type: 'ready' });
    await fill(form.user);
    form.say({ type: 'failed', request: await askForToken(form) });
    expect(textOf(await screen.findByRole('alert'))).toBe(
      'The card fields did not answer. Please try again.',
    );
    expect(valueOf(await field('First Name'))).toBe('Ann');
  });

  it('are asked for a token once they have loaded, if Continue was pressed before', async () => {
    const form = await openForm();
    await fill(form.user);
    await form.user.click(await button('Continue'));
    expect((await button('Continue')).getAttribute('aria-busy')).toBe('true');
    expect(requests(form.post).map(({ type }) => type)).toEqual(['start']);
    form.say({ type: 'ready' });
    await waitFor(() => expect(requests(form.post).at(-1)?.type).toBe('tokenize'));
    const [, asked] = requests(form.post);
    form.say(token(asked?.type === 'tokenize' ? asked.request : ''));
    await waitFor(() => expect(used()).toBeTruthy());
  });

  it('that do not answer fail after half a minute', async () => {
    const form = await openForm();
    form.say({ type: 'ready' });
    await fill(form.user);
    const request = await askForToken(form);
    form.clock.advance(30_000);
    expect(await screen.findByRole('alert')).toBeTruthy();
    form.say(token(request));
    expect(used()).toBeNull();
  });

  it('get the height they request', async () => {
    const { frame, say } = await openForm();
    say({ type: 'ready' });
    say({ type: 'resized', height: 212 });
    await waitFor(() => expect(frame.style.height).toBe('212px'));
  });

  it('that do not load show an error and can be tried again', async () => {
    const { user, clock } = await openForm();
    clock.advance(15_000);
    expect(
      await screen.findByText('The fields for the card number could not be loaded.'),
    ).toBeTruthy();
    await user.click(await button('Try again'));
    expect(await screen.findByTitle('Card number and security code')).toBeTruthy();
  });
});

describe('a message is accepted only', () => {
  it.each([
    ['from its origin', { from: 'https://evil.example' }],
    ['from the frame itself', { source: window }],
    ['in its form', { message: { type: 'token', lastFour: '6666' } }],
    ['for the question that was asked', { request: 'another' }],
  ])('%s', async (_, other: Difference) => {
    const form = await openForm();
    form.say({ type: 'ready' });
    await fill(form.user);
    const request = await askForToken(form);
    const wrong = { ...token(other.request ?? request), lastFour: '6666' };
    form.say(other.message ?? wrong, other.from, other.source);
    form.say(token(request));
    await waitFor(() => expect(used()).not.toBeNull());
    expect(screen.getByText('Visa x4242')).toBeTruthy();
  });
});

it('a page of the same origin is refused and reported', async () => {
  const { user, server } = await showPayment({
    saved: [],
    info: { paymentOptions: { ...loanInfo().paymentOptions, allowACH: false, allowCards: true } },
    settings: { 'cardPaymentOptions.hostedFieldsUrl': '/fields' },
  });
  await chooseLoan(user);
  expect(
    await screen.findByText('The fields for the card number could not be loaded.'),
  ).toBeTruthy();
  expect(screen.queryByTitle('Card number and security code')).toBeNull();
  await waitFor(() => expect(server.requestsTo(clientError)).toHaveLength(1));
});
