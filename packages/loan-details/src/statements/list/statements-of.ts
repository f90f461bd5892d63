import { statementList, type OutputOf } from '@portico/contract';
import { success, type Core, type Result } from '@portico/core/internal';
import { createAnswerCache } from '@portico/shared/section';
import type { LocalDate } from '@portico/rules';

/** A statement as the API lists it. */
export type Statement = OutputOf<typeof statementList>['statementList'][number];

/** A statement of a known month. */
export type DatedStatement = Statement & { readonly date: LocalDate };

const cached = createAnswerCache<readonly Statement[]>();

/** The statements of an account in one year, requested once in a session (accounts §7). */
export function statementsOf(
  core: Core,
  accountNumber: string,
  year: number,
): Promise<Result<readonly Statement[]>> {
  return cached(core, `${year} ${accountNumber}`, async () => {
    const answer = await core.client.send(statementList, { accountNumber, year });
    return answer.ok ? success(answer.value.statementList) : answer;
  });
}
