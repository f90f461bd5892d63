import { contactUs } from '@portico/contract';
import { settle, type TestCore } from '@portico/core/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  ask,
  choose,
  field,
  good,
  introduce,
  press,
  show,
  tick,
  type,
} from '../testing/show-messages';

afterEach(cleanup);

describe('a message half written', () => {
  const draftOf = ({ sessionStorage, clock }: TestCore) => ({ sessionStorage, clock });
  const kept = () => screen.findByText('We kept what you typed.');
  const stored = ({ sessionStorage }: Pick<TestCore, 'sessionStorage'>) =>
    sessionStorage.get('portico.drafts') ?? '';
  /** What is typed is kept, whose code is loaded then. */
  const keeps = (test: TestCore, text = 'When do you open?') =>
    waitFor(() => expect(stored(test)).toContain(text));

  it('[POR-085] is there after a reload, with its type and the writer', async () => {
    const before = await show();
    ask();
    introduce();
    await keeps(before, 'ada@example.com');
    before.unmount();
    await show({}, draftOf(before));
    await kept();
    expect(field('Message Type').value).toBe('question');
    expect(field('Subject').value).toBe('Opening hours');
    expect(field('Message').value).toBe('When do you open?');
    expect(field('Name').value).toBe('Ada Byron');
    expect(field('I am not a robot').checked).toBe(false);
  });

  it('[POR-085] is there after the session has ended and the borrower has signed in again', async () => {
    const before = await show({}, { session: true });
    ask();
    await keeps(before);
    before.core.endSession('expired');
    before.unmount();
    const visitor = await show({}, draftOf(before));
    await settle();
    expect(field('Message').value).toBe('');
    visitor.unmount();
    await show({}, { ...draftOf(before), session: { id: 'session-2' } });
    await kept();
    expect(field('Message').value).toBe('When do you open?');
  });

  it('has the rating and its reason again', async () => {
    const before = await show(good);
    choose('feedback');
    fireEvent.click(await screen.findByLabelText('Good'));
    fireEvent.click(await screen.findByLabelText('Kind'));
    await keeps(before, 'Kind');
    before.unmount();
    await show(good, draftOf(before));
    expect((await screen.findByLabelText<HTMLInputElement>('Kind')).checked).toBe(true);
  });

  it('[POR-085] is kept without the numbers in it, and not once it is sent', async () => {
    const shown = await show({}, { session: true });
    ask();
    type('Message', 'My card 4111 1111 1111 1111 was refused');
    await keeps(shown, 'My card •••• •••• •••• •••• was refused');
    expect(stored(shown)).not.toContain('4111');
    await tick();
    press();
    await screen.findByText(/^Thank you for your message/);
    await waitFor(() => expect(stored(shown)).toBe(''));
  });

  it('is sent only by Send: a reload while it is being sent sends nothing again', async () => {
    const before = await show({}, { session: true }, ({ server }) => server.hold(contactUs));
    ask();
    await tick();
    press();
    await waitFor(() => expect(before.server.requestsTo(contactUs)).toHaveLength(1));
    before.unmount();
    const { server } = await show({}, { ...draftOf(before), session: true });
    await kept();
    expect(server.requestsTo(contactUs)).toEqual([]);
  });
});
