import {
  passkeyList,
  passkeyRegistrationOptions,
  registerPasskey,
  removePasskey,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import {
  browserRefuses,
  settle,
  startTestCore,
  stubPasskeys,
  type TestCore,
} from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { localDate } from '@portico/rules';
import { act, cleanup, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import PasskeysSection from './passkeys.view';
// Fetched on demand; here already, so that no test waits for it to be compiled.
import './create-passkey';

configure({ defaultHidden: true });

let restore = () => {};
afterEach(() => {
  cleanup();
  restore();
  restore = () => {};
});

const [phone] = answers.passkeyList();
const laptop = { passkeyId: 'bGFwdG9w', name: 'Laptop', added: localDate('2026-05-31') };

type Scene = {
  readonly create?: () => Promise<unknown>;
  readonly supported?: boolean;
  readonly prepare?: (test: TestCore) => void;
};

async function show({ create, supported = true, prepare }: Scene = {}) {
  const browser = supported ? stubPasskeys(create && { create }) : undefined;
  if (browser) restore = browser.restore;
  const test = await startTestCore({ session: true });
  test.server.answer(passkeyList, answers.passkeyList());
  test.server.answer(passkeyRegistrationOptions, answers.passkeyRegistrationOptions());
  test.server.answer(registerPasskey, answers.registerPasskey());
  test.server.answer(removePasskey, answers.removePasskey());
  prepare?.(test);
  const rendered = render(
    <WidgetProvider core={test.core} host={document.createElement('div')}>
      <PasskeysSection />
    </WidgetProvider>,
  );
  await act(settle);
  return { ...test, ...rendered, asked: browser?.asked, user: userEvent.setup({ delay: null }) };
}

const button = (name: string) => screen.getByRole('button', { name });
const items = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const pause = () => act(settle);

type Shown = Awaited<ReturnType<typeof show>>;

async function startAdding({ user }: Shown, name = '  Laptop ') {
  await user.click(button('Add a passkey'));
  if (name) await user.type(screen.getByRole('textbox'), name);
  await user.click(button('Continue'));
  await pause();
}

describe('[POR-105] the passkeys in the profile', () => {
  it('are listed with their names, days of adding and last use', async () => {
    await show({
      prepare: ({ server }) => server.answer(passkeyList, phone ? [phone, laptop] : []),
    });
    expect(items()).toEqual([
      'Maya’s phoneAdded 03/14/2026, last used 05/29/2026Remove Maya’s phone',
      'LaptopAdded 05/31/2026Remove Laptop',
    ]);
  });

  it('get a new one: named, made by the browser, stored, listed', async () => {
    const shown = await show();
    shown.server.hold(registerPasskey);
    await startAdding(shown);
    shown.server.answer(passkeyList, phone ? [phone, laptop] : []);
    expect(shown.asked).toMatchObject([
      { publicKey: { rp: { id: 'lender.example' }, user: { name: 'maya' } } },
    ]);
    const [request] = shown.server.requestsTo(registerPasskey);
    expect(request?.body).toMatchObject({
      Name: 'Laptop',
      Credential: { id: 'AQID', type: 'public-key', response: { attestationObject: 'AQID' } },
    });
  });

  it('say that the new one is added, and list it without loading the page anew', async () => {
    const shown = await show();
    shown.server.answer(passkeyList, phone ? [phone, laptop] : []);
    await startAdding(shown);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe(
      '“Laptop” is added. You can sign in with it.',
    );
    expect(items()).toHaveLength(2);
  });

  it('ask for a name, and send nothing without one', async () => {
    const shown = await show();
    await startAdding(shown, '');
    expect(screen.getByText('Give the passkey a name.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    expect(shown.server.requestsTo(passkeyRegistrationOptions)).toEqual([]);
  });

  it('are made once by two presses', async () => {
    const shown = await show();
    await shown.user.click(button('Add a passkey'));
    await shown.user.type(screen.getByRole('textbox'), 'Laptop');
    const submit = button('Continue');
    await shown.user.click(submit);
    await shown.user.click(submit);
    await pause();
    expect(shown.server.requestsTo(registerPasskey)).toHaveLength(1);
  });

  it.each(['before', 'after'] as const)(
    'stay removed and added whose list is answered %s a removal',
    async (moment) => {
      const shown = await show();
      const list = shown.server.hold(passkeyList);
      const removal = shown.server.hold(removePasskey);
      const listAgain = async () => {
        list.release(
          [phone, laptop].map((one) => ({ PasskeyId: one?.passkeyId, Name: one?.name })),
        );
        await pause();
      };
      await startAdding(shown);
      await shown.user.click(button('Remove Maya’s phone'));
      await shown.user.click(within(screen.getByRole('alertdialog')).getByText('Remove'));
      if (moment === 'before') await listAgain();
      removal.release({ HasNoErrors: true });
      await pause();
      if (moment === 'after') await listAgain();
      expect(items()).toEqual(['LaptopAdded —Remove Laptop']);
    },
  );

  it('are removed after a question', async () => {
    const { user, server } = await show();
    await user.click(button('Remove Maya’s phone'));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByText(/“Maya’s phone” will no longer sign in here/)).toBeTruthy();
    expect(server.requestsTo(removePasskey)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await pause();
    expect(server.requestsTo(removePasskey)[0]?.body).toEqual({ PasskeyId: phone?.passkeyId });
    expect(items()).toEqual([]);
    expect(screen.getByText('You have no passkey yet.')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('“Maya’s phone” is removed.');
  });

  it('are kept by “Keep it”', async () => {
    const { user, server } = await show();
    await user.click(button('Remove Maya’s phone'));
    await user.click(button('Keep it'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(server.requestsTo(removePasskey)).toEqual([]);
  });

  it('of the same name are removed one after the other, each with the focus on the result', async () => {
    const both = [laptop, { ...laptop, passkeyId: 'b3RoZXI' }];
    const { user } = await show({ prepare: ({ server }) => server.answer(passkeyList, both) });
    for (const left of [1, 0]) {
      await user.click(
        screen.getAllByRole('button', { name: 'Remove Laptop' })[0] ?? document.body,
      );
      await user.click(within(screen.getByRole('alertdialog')).getByText('Remove'));
      await pause();
      expect(items()).toHaveLength(left);
      expect(document.activeElement?.textContent).toBe('“Laptop” is removed.');
    }
  });

  it('that were removed elsewhere are gone here too', async () => {
    const { user } = await show({
      prepare: ({ server }) => server.refuse(removePasskey, 'NotFound', 200),
    });
    await user.click(button('Remove Maya’s phone'));
    await user.click(button('Remove'));
    await pause();
    expect(items()).toEqual([]);
  });
});

describe('what can go wrong with a passkey is said in words', () => {
  it.each([
    ['NotAllowedError', 'No passkey was added, because the request was cancelled.'],
    ['AbortError', 'No passkey was added, because the request was cancelled.'],
    ['InvalidStateError', 'This device already has a passkey for your online access.'],
    ['ConstraintError', 'This device cannot check a fingerprint, face or screen lock.'],
    ['NotSupportedError', 'This device cannot make a passkey.'],
    ['SecurityError', 'Passkeys cannot be added on this page.'],
    ['UnknownError', 'The passkey was not added. Please try again.'],
  ])('%s of the browser', async (name, sentence) => {
    const shown = await show({ create: browserRefuses(name) });
    await startAdding(shown);
    expect(screen.getByRole('alert').textContent).toContain(sentence);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('  Laptop ');
    expect(shown.server.requestsTo(registerPasskey)).toEqual([]);
  });

  it('a cancellation by the browser after the time is over', async () => {
    const options = answers.passkeyRegistrationOptions().options;
    let clock = (_milliseconds: number) => {};
    const shown = await show({
      create: () => {
        clock(60_000);
        return browserRefuses('NotAllowedError')();
      },
      prepare: (test) => {
        clock = test.clock.advance;
        test.server.answer(
          passkeyRegistrationOptions,
          answers.passkeyRegistrationOptions({
            options: { ...Object(options), timeout: 60_000 },
          }),
        );
      },
    });
    await startAdding(shown);
    expect(screen.getByRole('alert').textContent).toContain('because it took too long');
  });

  it.each([
    ['NotOffered', 'Passkeys cannot be added on this page.'],
    ['Expired', 'No passkey was added, because it took too long.'],
    ['AlreadyRegistered', 'This device already has a passkey for your online access.'],
    ['TooMany', 'You have as many passkeys as are possible.'],
    ['Error', 'The passkey was not added. Please try again.'],
  ])('%s of the server', async (code, sentence) => {
    const shown = await show({
      prepare: ({ server }) => server.refuse(registerPasskey, code, 200),
    });
    await startAdding(shown);
    expect(screen.getByRole('alert').textContent).toContain(sentence);
  });

  it.each<[string, (test: TestCore) => void]>([
    [
      'options without a challenge',
      ({ server }) =>
        server.answer(
          passkeyRegistrationOptions,
          answers.passkeyRegistrationOptions({ options: {} }),
        ),
    ],
    ['an API without the call', ({ server }) => server.refuse(registerPasskey, 'x', 404)],
  ])('%s', async (_title, prepare) => {
    const shown = await show({ prepare });
    await startAdding(shown);
    expect(screen.getByRole('alert').textContent).toBe(
      'The passkey was not added. Please try again.',
    );
  });

  it('a lost connection, before anything was sent', async () => {
    const shown = await show({ prepare: ({ server }) => server.drop(passkeyRegistrationOptions) });
    await startAdding(shown);
    expect(screen.getByRole('alert').textContent).toBe(
      'We could not reach the service, so nothing was sent. Please try again.',
    );
  });

  it('a lost answer, while the passkey is not listed', async () => {
    const shown = await show({ prepare: ({ server }) => server.drop(registerPasskey) });
    await startAdding(shown);
    expect(screen.getByRole('alert').textContent).toBe(
      'We got no answer, and this is not done so far. You can safely try again.',
    );
  });

  it('a removal that failed; the passkey stays', async () => {
    const { user } = await show({ prepare: ({ server }) => server.drop(removePasskey) });
    await user.click(button('Remove Maya’s phone'));
    await user.click(button('Remove'));
    await pause();
    expect(screen.getByRole('alert').textContent).toBe(
      'We got no answer, and this is not done so far. You can safely try again.',
    );
    expect(items()).toHaveLength(1);
  });

  it('a list that could not be loaded, with a way to load it', async () => {
    const { user, server } = await show({ prepare: ({ server: api }) => api.drop(passkeyList) });
    expect(screen.getByRole('alert').textContent).toContain('Your passkeys could not be loaded.');
    server.answer(passkeyList, answers.passkeyList());
    await user.click(button('Try again'));
    await pause();
    expect(items()).toHaveLength(1);
  });
});

describe('nothing is shown', () => {
  it.each<[string, Scene]>([
    [
      'in a browser that knows no passkeys, to a borrower without one',
      { supported: false, prepare: ({ server }) => server.answer(passkeyList, []) },
    ],
    [
      'where the lender’s API has no passkeys',
      { prepare: ({ server }) => server.refuse(passkeyList, 'x', 404) },
    ],
  ])('%s', async (_title, scene) => {
    const { container } = await show(scene);
    expect(container.textContent).toBe('');
  });

  it('to add one in a browser that knows none; those of the borrower can be removed', async () => {
    await show({ supported: false });
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    expect(button('Remove Maya’s phone')).toBeTruthy();
  });
});
