import { readOr, statementList, unread, type Unread } from '@portico/contract';
import { longDate, monthAndYear, today } from '@portico/core/internal';
import { useCore, useQuery, useSignalValue, useTexts } from '@portico/element';
import { SectionError } from '@portico/shared/section';
import { eachOnce, monthOf, statementsOfYear, statementYears } from '@portico/rules';
import { SegmentedControl, Skeleton } from '@portico/ui';
import { useState, type ReactNode } from 'react';
import { statementsTexts } from '../statements.sentences';
import { StatementRow } from './statement-row';
import type { DatedStatement, Statement } from './statements-of';

type AccountStatements = {
  readonly accountNumber: string;
  /** Those that the lender added by hand, of any year. */
  readonly added: readonly Statement[] | Unread;
  /** Requests these again. */
  readonly reload: () => void;
};

/** The statements of an account, one year at a time (accounts §4). */
export function StatementList(account: AccountStatements): ReactNode {
  const core = useCore();
  const t = useTexts(statementsTexts);
  const [years] = useState(() => statementYears(today(core)));
  const [year, setYear] = useState<number>(years[0]);
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <SegmentedControl
        label={t('year')}
        value={String(year)}
        segments={years.map((each) => ({ value: String(each), label: String(each) }))}
        onChange={(chosen) => setYear(Number(chosen))}
      />
      <YearOfStatements key={year} year={year} {...account} />
    </div>
  );
}

function YearOfStatements(props: AccountStatements & { readonly year: number }): ReactNode {
  const { accountNumber, added, reload, year } = props;
  const core = useCore();
  const t = useTexts(statementsTexts);
  const [state, retry] = useQuery(core.query(statementList, { accountNumber, year }));
  const listed = state.status === 'ready' ? state.value.statementList : [];
  // Some lenders have what they added in both answers.
  const all = eachOnce([...listed, ...readOr(added, [])], ({ id }) => id);
  const statements = statementsOfYear(all, year);
  return (
    <div className="grid grid-cols-1 gap-4">
      {state.status === 'loading' && <Skeleton rows={4} label={t('loading')} />}
      {state.status === 'failed' && (
        <SectionError retryLabel={t('tryAgain')} retry={retry}>
          {t('error', { year })}
        </SectionError>
      )}
      {state.status !== 'failed' && added === unread && (
        <SectionError retryLabel={t('tryAgain')} retry={reload}>
          {t('error', { year })}
        </SectionError>
      )}
      {state.status === 'ready' && added !== unread && statements.length === 0 && (
        <p>{t('empty')}</p>
      )}
      {state.status !== 'loading' && statements.length > 0 && (
        <Statements statements={statements} />
      )}
    </div>
  );
}

function Statements({ statements }: { readonly statements: readonly DatedStatement[] }): ReactNode {
  const { locale } = useSignalValue(useCore().configuration);
  const sameMonth = ({ date }: DatedStatement) =>
    statements.filter((other) => monthOf(other.date) === monthOf(date));
  // With their day where a month has more than one.
  const write = (statement: DatedStatement) =>
    (sameMonth(statement).length > 1 ? longDate : monthAndYear)(statement.date, locale);
  return (
    <ul className="border-b border-line">
      {statements.map((statement, index) => (
        <StatementRow key={index} statement={statement} date={write(statement)} />
      ))}
    </ul>
  );
}
