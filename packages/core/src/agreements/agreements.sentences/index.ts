// Made by packages/build/sentences
import { defineTexts } from '../../texts/texts';

/** The texts around agreements on every screen that asks for them; those from the specification are verbatim (access §5; payments §2). Passed to `AgreementList` of `@portico/ui`. */
export const agreementsTexts = defineTexts('agreements', {
  "agree": "I agree to the {name}",
  "open": "Read the {name}",
  "openFirst": "Open it first; then you can agree.",
  "accept": "I Accept",
  "cancel": "Cancel",
  "unavailable": "The {name} cannot be shown right now, so you cannot accept it here. Try again later, or call us.",
  "tryAgain": "Try again",
  "errorNotAgreed": "You must agree to the {name}",
  "errorNotOpened": "You must click on the link, read the {name}, and then return and click agree"
}, {
  'es': () => import('./es')
});

export type AgreementsTextKey = keyof typeof agreementsTexts.english;
