import { longDate } from '@portico/core/internal';
import { useCore, useSignalValue, useTexts } from '@portico/element';
import type { LocalDate, Params } from '@portico/rules';
import { requestsKindsTexts } from './requests.kinds.sentences';
import type { Said } from './said';

/** Writes what requests are shown by, in the borrower's language. */
export type Words = {
  readonly locale: string;
  /** A sentence of the suite or words of the API; '' for what nobody says. */
  readonly say: (said: Said | undefined, params?: Params) => string;
  /** `June 15, 2026` */
  readonly day: (date: LocalDate) => string;
};

export function useWords(): Words {
  const t = useTexts(requestsKindsTexts);
  const { locale } = useSignalValue(useCore().configuration);
  return {
    locale,
    say: (said, params) =>
      said === undefined ? '' : 'words' in said ? said.words : t(said.key, params),
    day: (date) => longDate(date, locale),
  };
}
