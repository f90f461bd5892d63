// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { PorticoEvents } from '@portico/core';
import { declaredFirstScreen, registerWidget } from '@portico/element';
import type { TextKey } from '../text-keys';
import { messagesWidget } from './messages.element';

/** Sends the lender a question or feedback, from borrowers and visitors. */
export type PorticoMessagesElement = HTMLElement & PorticoMessagesProperties;

/** The properties of `<portico-messages>`. */
export type PorticoMessagesProperties = {
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: PorticoMessagesSettings | string;
  /** Level of its own heading in the outline of the page, 1 to 6; the others follow. Without it 2, in the portal 1. */
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The page has a heading in place of its own one, at the level of heading-level: its own is not seen and is no heading for screen readers, but takes the focus where a new step begins. Without effect on a widget that has none. */
  hideHeading: boolean;
};

/** Settings and texts of `<portico-messages>` by key; the property `settings` takes their JSON too. */
export type PorticoMessagesSettings = {
  /** File name of the logo within the lender's image folder, or a whole address. */
  readonly 'globalOptions.logoImage'?: string;
  /** Offers the message type Question only. */
  readonly 'messageOptions.hideFeedbackOption'?: boolean | 'true' | 'false';
  /** An answer offered to a borrower who rated the lender good; empty offers none. */
  readonly 'messageOptions.feedbackGoodOption1'?: string;
  /** An answer offered to a borrower who rated the lender good; empty offers none. */
  readonly 'messageOptions.feedbackGoodOption2'?: string;
  /** An answer offered to a borrower who rated the lender good; empty offers none. */
  readonly 'messageOptions.feedbackGoodOption3'?: string;
  /** An answer offered to a borrower who rated the lender good; empty offers none. */
  readonly 'messageOptions.feedbackGoodOption4'?: string;
  /** An answer offered to a borrower who rated the lender good; empty offers none. */
  readonly 'messageOptions.feedbackGoodOption5'?: string;
  /** An answer offered to a borrower who rated the lender in need of improvement; empty offers none. */
  readonly 'messageOptions.feedbackBadOption1'?: string;
  /** An answer offered to a borrower who rated the lender in need of improvement; empty offers none. */
  readonly 'messageOptions.feedbackBadOption2'?: string;
  /** An answer offered to a borrower who rated the lender in need of improvement; empty offers none. */
  readonly 'messageOptions.feedbackBadOption3'?: string;
  /** An answer offered to a borrower who rated the lender in need of improvement; empty offers none. */
  readonly 'messageOptions.feedbackBadOption4'?: string;
  /** An answer offered to a borrower who rated the lender in need of improvement; empty offers none. */
  readonly 'messageOptions.feedbackBadOption5'?: string;
  /** Shown when a message could not be sent. */
  readonly 'messageOptions.feedbackErrorText'?: string;
} & { readonly [K in TextKey]?: string };

/** What `<portico-messages>` dispatches, with the detail of each. */
export type PorticoMessagesEvents = Pick<
  PorticoEvents,
  'portico-ready' | 'portico-error' | 'portico-navigate'
>;

declare global {
  interface HTMLElementTagNameMap {
    'portico-messages': PorticoMessagesElement;
  }
}

registerWidget(messagesWidget, declaredFirstScreen);
