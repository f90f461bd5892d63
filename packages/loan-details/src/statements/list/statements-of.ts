import type { OutputOf, statementList } from '@portico/contract';
import type { LocalDate } from '@portico/rules';

/** A statement as the API lists it. */
export type Statement = OutputOf<typeof statementList>['statementList'][number];

/** A statement of a known month. */
export type DatedStatement = Statement & { readonly date: LocalDate };
