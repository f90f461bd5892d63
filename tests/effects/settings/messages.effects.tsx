import { accountDocuments, branchInfo, contactUs, feedback } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { settle } from '@portico/core/testing';
import { faqSections } from '../../../packages/messages/src/settings/faq-options';
import { act, fireEvent, screen } from '@testing-library/react';
import { BranchLocatorView } from '@portico/branch-locator/testing/parts';
import { answeredQuestion, showQuestions, waitingQuestion } from '@portico/messages/testing';
import { FaqView, MessagesView } from '@portico/messages/testing/parts';
import { showWidget } from '@portico/element/testing';
import { aField } from '@portico/shared/testing/parts';
import { effectsOn, flagShows, type Settings } from './effect';
import { hasText, isThere } from './observations';

/** A row for the logo above a visitor's screen. */
const logo = (show: (settings: Settings) => Promise<unknown>) => ({
  key: 'globalOptions.logoImage',
  value: '/logo.svg',
  sees: async (settings: Settings) => {
    await show(settings);
    return () => isThere('img[src="/logo.svg"]');
  },
  unset: false,
  set: true,
});

const showMessages = (settings: Settings) =>
  showWidget(
    <MessagesView captcha={async () => 'code-1'} />,
    { settings, session: true },
    ({ server }) => {
      server.answer(feedback, answers.feedback());
      server.refuse(contactUs, 'Error', 403);
    },
  );

const set = (selector: string, value: string) => {
  const field = document.querySelector(selector);
  if (field) fireEvent.change(field, { target: { value } });
};

/** Writes a message of a kind and sends it. */
export async function sendMessage(kind: 'question' | 'feedback'): Promise<void> {
  set('select', kind);
  await settle();
  if (kind === 'feedback') fireEvent.click(await screen.findByDisplayValue('good'));
  set('input[name=subject]', 'Opening hours');
  set('textarea', 'When do you open?');
  const captcha = document.querySelector('input[name=captcha]');
  if (captcha) fireEvent.click(captcha);
  await settle();
  fireEvent.click(await screen.findByRole('button', { name: /^Send/ }));
}

/** The answers that are offered for a good or a bad rating. */
const offered = (rating: 'good' | 'bad') => async (settings: Settings) => {
  await showMessages(settings);
  set('select', 'feedback');
  fireEvent.click(await screen.findByDisplayValue(rating));
  return [...document.querySelectorAll('input[name=answer]')].map(
    (one) => one.getAttribute('value') ?? '',
  );
};

const feedbackOption = (rating: 'good' | 'bad', name: string) =>
  [1, 2, 3, 4, 5].map((place) => ({
    key: `messageOptions.${name}${place}`,
    value: `Answer ${place}`,
    sees: offered(rating),
    unset: [],
    set: [`Answer ${place}`],
  }));

/** The settings that `portico-messages` reads. */
export const messagesEffects = effectsOn('portico-messages', [
  logo((settings) => showWidget(<MessagesView />, { settings })),
  flagShows('globalOptions.useFileServicesOption', async (settings) => {
    const asked = waitingQuestion({ missing: [aField('files', 'document')] });
    const { open } = await showQuestions([asked], { settings });
    await open();
    return screen.queryByRole('button', { name: 'Add a document' }) !== null;
  }),
  flagShows('globalOptions.openDocumentsInPageOption', async (settings) => {
    const card = { fileId: 'F-1', displayName: 'Card', displayFormat: 'jpg' };
    const { open, press } = await showQuestions(
      [answeredQuestion([card.fileId])],
      { settings },
      ({ server }) => server.answer(accountDocuments, answers.accountDocuments({ value: [card] })),
    );
    await open();
    await press(/^Card/);
    await act(settle);
    return () => document.querySelector('dialog') !== null;
  }),
  {
    key: 'messageOptions.hideFeedbackOption',
    value: 'true',
    sees: async (settings) => {
      await showMessages(settings);
      return [...document.querySelectorAll('option')].map(({ text }) => text);
    },
    unset: ['Choose a message type', 'Feedback', 'Question'],
    set: ['Choose a message type', 'Question'],
  },
  {
    key: 'messageOptions.feedbackErrorText',
    value: 'Please call us.',
    sees: async (settings) => {
      await showMessages(settings);
      await sendMessage('question');
      await screen.findByRole('alert');
      return hasText('Please call us.');
    },
    unset: false,
    set: true,
  },
  ...feedbackOption('good', 'feedbackGoodOption'),
  ...feedbackOption('bad', 'feedbackBadOption'),
]);

const sectionText = (section: string) => `All about ${section}.`;
const everySection: Settings = Object.fromEntries(
  faqSections.map(({ name, content }) => [content.key, `<p>${sectionText(name)}</p>`]),
);

/** The listed sections. */
const sections = async (settings: Settings) => {
  await showWidget(<FaqView />, { settings, session: true });
  return [...document.querySelectorAll('nav button')].map(({ textContent }) => textContent ?? '');
};
const all = ['Security', 'Account', 'Rates', 'Holidays', 'General'];

/** The settings that `portico-faq` reads. */
export const faqEffects = effectsOn('portico-faq', [
  logo((settings) => showWidget(<FaqView />, { settings })),
  ...faqSections.flatMap(({ name, content, hidden }, place) => [
    {
      key: content.key,
      value: `<p>${sectionText(name)}</p>`,
      sees: async (settings: Settings) => {
        await showWidget(<FaqView />, { settings, session: true });
        const section = document.querySelectorAll('nav button')[place];
        if (section) fireEvent.click(section);
        return hasText(sectionText(name));
      },
      unset: false,
      set: true,
    },
    {
      key: hidden.key,
      value: 'true',
      given: everySection,
      sees: sections,
      unset: all,
      set: all.filter((_, other) => other !== place),
    },
  ]),
]);

/** The settings that `portico-branch-locator` reads. */
export const branchLocatorEffects = effectsOn('portico-branch-locator', [
  logo((settings) =>
    showWidget(<BranchLocatorView />, { settings }, ({ server }) =>
      server.answer(branchInfo, answers.branchInfo()),
    ),
  ),
]);
