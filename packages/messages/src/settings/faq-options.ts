import { flag, richText } from '@portico/core/internal';

/** The sections of the FAQ in their order, each with its text and its hide setting (access §2). */
export const faqSections = [
  {
    name: 'security',
    /** Text of the FAQ section Security. */
    content: richText('globalOptions.faqSecurityText'),
    /** Leaves the section Security out of the FAQ. */
    hidden: flag('globalOptions.hideFaqSecurityOption'),
  },
  {
    name: 'account',
    /** Text of the FAQ section Account. */
    content: richText('globalOptions.faqAccountText'),
    /** Leaves the section Account out of the FAQ. */
    hidden: flag('globalOptions.hideFaqAccountOption'),
  },
  {
    name: 'rates',
    /** Text of the FAQ section Rates. */
    content: richText('globalOptions.faqRatesText'),
    /** Leaves the section Rates out of the FAQ. */
    hidden: flag('globalOptions.hideFaqRatesOption'),
  },
  {
    name: 'holidays',
    /** Text of the FAQ section Holidays. */
    content: richText('globalOptions.faqHolidaysText'),
    /** Leaves the section Holidays out of the FAQ. */
    hidden: flag('globalOptions.hideFaqHolidaysOption'),
  },
  {
    name: 'general',
    /** Text of the FAQ section General. */
    content: richText('globalOptions.faqGeneralText'),
    /** Leaves the section General out of the FAQ. */
    hidden: flag('globalOptions.hideFaqGeneralOption'),
  },
] as const;

/** The name of a section of the FAQ. */
export type FaqSection = (typeof faqSections)[number]['name'];
