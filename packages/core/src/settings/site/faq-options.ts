import { flag, richText } from '../setting';

const faq = ['portico-faq'] as const;
const doc = (name: string) => ({ for: faq, doc: `Text of the FAQ section ${name}.` });
const hide = (name: string) => ({ for: faq, doc: `Leaves the section ${name} out of the FAQ.` });

/** The sections of the FAQ in their order, each with its text and its hide setting (access §2). */
export const faqSections = [
  {
    name: 'security',
    content: richText('globalOptions.faqSecurityText', doc('Security')),
    hidden: flag('globalOptions.hideFaqSecurityOption', hide('Security')),
  },
  {
    name: 'account',
    content: richText('globalOptions.faqAccountText', doc('Account')),
    hidden: flag('globalOptions.hideFaqAccountOption', hide('Account')),
  },
  {
    name: 'rates',
    content: richText('globalOptions.faqRatesText', doc('Rates')),
    hidden: flag('globalOptions.hideFaqRatesOption', hide('Rates')),
  },
  {
    name: 'holidays',
    content: richText('globalOptions.faqHolidaysText', doc('Holidays')),
    hidden: flag('globalOptions.hideFaqHolidaysOption', hide('Holidays')),
  },
  {
    name: 'general',
    content: richText('globalOptions.faqGeneralText', doc('General')),
    hidden: flag('globalOptions.hideFaqGeneralOption', hide('General')),
  },
] as const;

/** The name of a section of the FAQ. */
export type FaqSection = (typeof faqSections)[number]['name'];
