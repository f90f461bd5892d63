import {
  applicationOptions,
  branchInfo,
  captchaChallenge,
  clientError,
  contactUs,
  feedback,
  zipLocation,
} from '@portico/contract';
import { createTestCore } from '@portico/core/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { branchLocatorWidget } from '@portico/branch-locator';
import { BranchLocatorView } from '@portico/branch-locator/testing/parts';
import { beginInstance, WidgetRoot } from '@portico/element/testing/parts';
import { MessagesView } from '@portico/messages/testing/parts';
import { showWidget } from '@portico/element/testing';
import { otherCodes } from '../effects/codes/other.codes';
import { type FaultRow, screensOf, unanswered } from './row';

const showOf = screensOf(otherCodes);

const notSent = 'Oops...it looks like something went wrong.';
/** Every answer with HTTP 2xx is a success (D142). */
const takenAsSent = ['malformed JSON', 'HasNoErrors false', 'parts missing'] as const;
const sent = (sentence: string) =>
  Object.fromEntries(takenAsSent.map((fault) => [fault, sentence]));

const maybeSent = {
  lost: 'We got no answer, so we may have your message already.',
  notSent: unanswered.notSent,
};

/** Messages, branches, and what every widget needs. */
export const siteFaults: readonly FaultRow[] = [
  {
    call: contactUs,
    show: showOf(contactUs),
    says: notSent,
    change: maybeSent,
    but: sent("Thank you for your message. We'll get back to you shortly."),
    accepts: takenAsSent,
  },
  {
    call: feedback,
    show: showOf(feedback),
    says: notSent,
    change: maybeSent,
    but: sent('Thank you for your feedback.'),
    accepts: takenAsSent,
  },
  {
    call: captchaChallenge,
    says: 'The check could not be made. Check your connection and try again.',
    show: async ({ refuse }) => {
      await showWidget(<MessagesView />, { session: true }, refuse);
      const subject = document.querySelector('select');
      if (subject) fireEvent.change(subject, { target: { value: 'question' } });
      const message = document.querySelector('textarea');
      if (message) fireEvent.change(message, { target: { value: 'When do you open?' } });
      fireEvent.click(screen.getByRole('checkbox'));
    },
  },
  {
    call: branchInfo,
    says: 'The branches could not be loaded.',
    show: ({ refuse }) => showWidget(<BranchLocatorView />, {}, refuse),
  },
  { call: zipLocation, show: showOf(zipLocation), says: 'Zip location not received' },
  {
    call: applicationOptions,
    says: 'This part of the page could not be loaded.',
    // A setup without a setting is complete.
    but: {
      'HasNoErrors false': 'The branches could not be loaded.',
      'parts missing': 'The branches could not be loaded.',
    },
    accepts: ['HasNoErrors false', 'parts missing'],
    show: async ({ refuse }) => {
      const test = createTestCore();
      refuse(test);
      const host = document.createElement('div');
      beginInstance(branchLocatorWidget, host);
      render(<WidgetRoot container={host} core={test.core} />);
    },
  },
  {
    call: clientError,
    quiet: 'A report about an error is not sent again, and itself never reported.',
    says: 'Zip Code',
    change: { same: 'The borrower is not told of a report.' },
    show: ({ refuse }) =>
      showWidget(<BranchLocatorView />, {}, (test) => {
        refuse(test);
        test.core.report({ message: 'an error on the page' });
      }),
  },
];
