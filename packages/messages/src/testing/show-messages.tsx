import { contactUs, feedback } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore, TestOptions } from '@portico/core/testing';
import { showWidget } from '@portico/element/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Captcha } from '../messages/captcha/captcha';
import { MessagesView } from '../messages/messages.view';
// What the form fetches on demand is here already, so that no test waits for it to be compiled.
import '../messages/message-draft.view';
import './parts';

export type Settings = Readonly<Record<string, string>>;
export type Options = Omit<TestOptions, 'settings'> & { readonly captcha?: Captcha };

/** The form with a captcha that gives `code-1`; each message is taken. */
export async function show(
  settings: Settings = {},
  options: Options = {},
  prepare?: (t: TestCore) => void,
) {
  const { captcha = async () => 'code-1', ...rest } = options;
  return showWidget(
    <MessagesView captcha={captcha} />,
    { ...rest, settings: { 'globalOptions.logoImage': '/logo.svg', ...settings } },
    (test) => {
      test.server.answer(feedback, answers.feedback());
      test.server.answer(contactUs, answers.contactUs());
      prepare?.(test);
    },
  );
}

export const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\*)?$`));
export const type = (label: string, text: string) =>
  void fireEvent.change(field(label), { target: { value: text } });
export const choose = (kind: 'feedback' | 'question') =>
  void fireEvent.change(field('Message Type'), { target: { value: kind } });
export const sendButton = () => screen.getByRole('button', { name: /^Send/ });
export const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';
export const press = () => void fireEvent.click(sendButton());
export async function tick() {
  fireEvent.click(field('I am not a robot'));
  await waitFor(() => expect(screen.queryAllByText('Checking…')).toHaveLength(0));
}
export function introduce() {
  type('Name', 'Ada Byron');
  type('Email Address', 'ada@example.com');
  type('Branch Number', '12');
}
export function ask() {
  choose('question');
  type('Subject', 'Opening hours');
  type('Message', 'When do you open?');
}
export const good = {
  'messageOptions.feedbackGoodOption1': 'Quick',
  'messageOptions.feedbackGoodOption3': 'Kind',
};
export const bad = {
  'messageOptions.feedbackBadOption2': 'Waiting',
  'messageOptions.feedbackBadOption5': 'Fees',
};
export const radios = () => screen.getAllByRole('radio').map((one) => one.getAttribute('value'));
