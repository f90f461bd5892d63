// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { PorticoEvents } from '@portico/core';
import { declaredFirstScreen, registerWidget } from '@portico/element';
import type { TextKey } from '../text-keys';
import { faqWidget } from './faq.element';

/** Shows the lender's questions and answers, a section at a time. */
export type PorticoFaqElement = HTMLElement & PorticoFaqProperties;

/** The properties of `<portico-faq>`. */
export type PorticoFaqProperties = {
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: PorticoFaqSettings | string;
  /** Level of its own heading in the outline of the page, 1 to 6; the others follow. Without it 2, in the portal 1. */
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The page has a heading in place of its own one, at the level of heading-level: its own is not seen and is no heading for screen readers, but takes the focus where a new step begins. Without effect on a widget that has none. */
  hideHeading: boolean;
};

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

/** What `<portico-faq>` dispatches, with the detail of each. */
export type PorticoFaqEvents = Pick<
  PorticoEvents,
  'portico-ready' | 'portico-error' | 'portico-navigate'
>;

declare global {
  interface HTMLElementTagNameMap {
    'portico-faq': PorticoFaqElement;
  }
}

registerWidget(faqWidget, declaredFirstScreen);
