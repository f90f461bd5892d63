// Made from the declarations of the elements by packages/element/build/generate.mjs
import { elementComponent } from '../element-component';

/** The settings that replace a text of these elements. */
export type TextKey =
  | 'faq.heading'
  | 'faq.sections'
  | 'faq.selectSection'
  | 'faq.security'
  | 'faq.account'
  | 'faq.rates'
  | 'faq.holidays'
  | 'faq.general'
  | 'faq.empty'
  | 'messages.heading'
  | 'messages.hint'
  | 'messages.toFaq'
  | 'messages.kind'
  | 'messages.kindPlaceholder'
  | 'messages.feedback'
  | 'messages.question'
  | 'messages.name'
  | 'messages.nameRequired'
  | 'messages.nameInvalid'
  | 'messages.email'
  | 'messages.emailRequired'
  | 'messages.emailInvalid'
  | 'messages.branch'
  | 'messages.branchInvalid'
  | 'messages.lender'
  | 'messages.experience'
  | 'messages.good'
  | 'messages.bad'
  | 'messages.goodQuestion'
  | 'messages.badQuestion'
  | 'messages.subject'
  | 'messages.subjectRequired'
  | 'messages.subjectInvalid'
  | 'messages.message'
  | 'messages.messageRequired'
  | 'messages.messageInvalid'
  | 'messages.charactersLeft'
  | 'messages.captcha'
  | 'messages.captchaChecking'
  | 'messages.captchaFailed'
  | 'messages.captchaNotNeeded'
  | 'messages.captchaMissing'
  | 'messages.send'
  | 'messages.sending'
  | 'messages.questionSent'
  | 'messages.feedbackSent'
  | 'messages.again'
  | 'messages.error'
  | 'messages.maybeSent'
  | `agreements.${string}`
  | `changes.${string}`
  | `credentials.${string}`
  | `visitor.${string}`
  | `widget.${string}`
  | `sessionTimeout.${string}`
  | `address.${string}`
  | `documents.${string}`
  | `uploadPhotos.${string}`
  | `upload.${string}`
  | `draft.${string}`
  | `plannedPayments.${string}`
  | `proof.${string}`;

/** Settings and texts of `<portico-faq>` by key; the property `settings` takes their JSON too. */
export type PorticoFaqSettings = {
  /** File name of the logo within the lender's image folder, or a whole address. */
  readonly 'globalOptions.logoImage'?: string;
  /** Text of the FAQ section Security. */
  readonly 'globalOptions.faqSecurityText'?: string;
  /** Leaves the section Security out of the FAQ. */
  readonly 'globalOptions.hideFaqSecurityOption'?: boolean | 'true' | 'false';
  /** Text of the FAQ section Account. */
  readonly 'globalOptions.faqAccountText'?: string;
  /** Leaves the section Account out of the FAQ. */
  readonly 'globalOptions.hideFaqAccountOption'?: boolean | 'true' | 'false';
  /** Text of the FAQ section Rates. */
  readonly 'globalOptions.faqRatesText'?: string;
  /** Leaves the section Rates out of the FAQ. */
  readonly 'globalOptions.hideFaqRatesOption'?: boolean | 'true' | 'false';
  /** Text of the FAQ section Holidays. */
  readonly 'globalOptions.faqHolidaysText'?: string;
  /** Leaves the section Holidays out of the FAQ. */
  readonly 'globalOptions.hideFaqHolidaysOption'?: boolean | 'true' | 'false';
  /** Text of the FAQ section General. */
  readonly 'globalOptions.faqGeneralText'?: string;
  /** Leaves the section General out of the FAQ. */
  readonly 'globalOptions.hideFaqGeneralOption'?: boolean | 'true' | 'false';
} & { readonly [K in TextKey]?: string };

/** The properties of `<portico-faq>`. */
export type PorticoFaqProperties = {
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: PorticoFaqSettings | string;
  /** Level of its own heading in the outline of the page, 1 to 6; the others follow. Without it 2, in the portal 1. */
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The page has a heading in place of its own one, at the level of heading-level: its own is not seen and is no heading for screen readers, but takes the focus where a new step begins. Without effect on a widget that has none. */
  hideHeading: boolean;
};

/** Shows the lender's questions and answers, a section at a time. */
export const PorticoFaq = /* @__PURE__ */ elementComponent<
  PorticoFaqProperties,
  'portico-ready' | 'portico-error' | 'portico-navigate'
>(
  'portico-faq',
  ['settings', 'headingLevel', 'hideHeading'],
  ['portico-ready', 'portico-error', 'portico-navigate'],
);

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

/** The properties of `<portico-messages>`. */
export type PorticoMessagesProperties = {
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: PorticoMessagesSettings | string;
  /** Level of its own heading in the outline of the page, 1 to 6; the others follow. Without it 2, in the portal 1. */
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The page has a heading in place of its own one, at the level of heading-level: its own is not seen and is no heading for screen readers, but takes the focus where a new step begins. Without effect on a widget that has none. */
  hideHeading: boolean;
};

/** Sends the lender a question or feedback, from borrowers and visitors. */
export const PorticoMessages = /* @__PURE__ */ elementComponent<
  PorticoMessagesProperties,
  'portico-ready' | 'portico-error' | 'portico-navigate'
>(
  'portico-messages',
  ['settings', 'headingLevel', 'hideHeading'],
  ['portico-ready', 'portico-error', 'portico-navigate'],
);
