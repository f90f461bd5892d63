import type { Params } from '@portico/rules';

/** The texts around agreements: `useTexts(agreementsTexts)` of `@portico/core`. */
export type AgreementTexts = (
  key: 'agree' | 'open' | 'openFirst' | 'accept' | 'cancel' | 'unavailable' | 'tryAgain',
  params?: Params,
) => string;
