import { captchaChallenge, contactUs, feedback } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { showWidget } from '@portico/element/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  ask,
  choose,
  field,
  press,
  sendButton,
  show,
  tick,
  type,
} from '../../testing/show-messages';
import { MessagesView } from '../messages.view';
import type { Captcha } from './captcha';

afterEach(cleanup);

/** Presses Send while the captcha is being checked, until `complete` is called with its code. */
async function sendWhileChecked() {
  let complete: (code: string) => void = () => undefined;
  const captcha = () => new Promise<string>((resolve) => (complete = resolve));
  const { server } = await show({}, { session: true, captcha });
  choose('feedback');
  fireEvent.click(field('I am not a robot'));
  press();
  expect(sendButton().getAttribute('aria-busy')).toBe('true');
  return { server, complete };
}

it('a press on Send while the captcha is checked sends once, after the check', async () => {
  const { server, complete } = await sendWhileChecked();
  press();
  expect(server.requestsTo(feedback)).toHaveLength(0);
  expect(screen.queryByText('Must Complete Captcha')).toBeNull();
  complete('code-1');
  await screen.findByText(/^Thank you for your/);
  expect(server.requestsTo(feedback)).toHaveLength(1);
});

it('a message that is edited after Send was pressed is not sent when the captcha is checked', async () => {
  const { server, complete } = await sendWhileChecked();
  type('Message', 'Wait, there is more.');
  expect(sendButton().getAttribute('aria-busy')).not.toBe('true');
  complete('code-1');
  await waitFor(() => expect(screen.queryAllByText('Checking…')).toHaveLength(0));
  expect(server.requestsTo(feedback)).toHaveLength(0);
  press();
  await screen.findByText(/^Thank you for your/);
});

it('a captcha that fails shows an error, and can be tried again', async () => {
  const captcha = vi.fn<Captcha>();
  captcha.mockResolvedValueOnce(undefined).mockResolvedValueOnce('code-2');
  await show({}, { session: true, captcha });
  await tick();
  expect(screen.getByText(/^The check could not be made/)).toBeTruthy();
  await tick();
  expect(screen.queryByText(/^The check could not be made/)).toBeNull();
  expect(field('I am not a robot').checked).toBe(true);
});

it.each([404, 405, 501])(
  '[POR-056] a message is sent without a captcha if the API has none (HTTP %i)',
  async (status) => {
    const { server } = await showWidget(<MessagesView />, { session: true }, (test) => {
      test.server.answerRaw(captchaChallenge, 'Not Found', status);
      test.server.answer(contactUs, answers.contactUs());
    });
    ask();
    await tick();
    expect(await screen.findAllByText(/^No check is needed here/)).toBeTruthy();
    expect(screen.queryByText(/^The check could not be made/)).toBeNull();
    press();
    await screen.findByText(/^Thank you for your message/);
    expect(server.requestsTo(contactUs)[0]?.body).toMatchObject({ ReCaptchaCode: '' });
  },
);
