import type { applicationList, OutputOf } from '@portico/contract';
import { applicationsOf } from '@portico/core/accounts';
import { serverMessages, type Translate } from '@portico/core/internal';
import { useCore, useLinkTo, useQuery, useTexts } from '@portico/element';
import { SectionError } from '@portico/shared/section';
import { eachOnce, formatDate, type Cents, type LocalDate } from '@portico/rules';
import { Money, Skeleton } from '@portico/ui';
import type { ReactNode } from 'react';
import { accountsTexts } from '../accounts.sentences';
import type { ListColumn, ListColumns, UsualOrder } from '../list/columns';
import { ListTable } from '../list/list-table';
import { RowName } from '../list/row-name';
import { applicationsTexts } from './applications.sentences';
import { useStatusWords } from './use-status-words';

export const texts = [applicationsTexts];

type Application = OutputOf<typeof applicationList>['applications'][number];

/** The borrower's loan applications of the last 30 days (accounts §2.2). */
export default function Applications(): ReactNode {
  const t = useTexts(applicationsTexts);
  const label = useTexts(accountsTexts)('applicationsLoading');
  const [state, retry] = useQuery(applicationsOf(useCore()));
  switch (state.status) {
    case 'loading':
      return <Skeleton rows={1} label={label} />;
    case 'failed':
      return (
        <SectionError retryLabel={t('retry')} retry={retry}>
          {serverMessages(state.error, t('error')).join(' ')}
        </SectionError>
      );
    case 'ready':
      return state.value.applications.length > 0 ? (
        <ApplicationTable applications={state.value.applications} />
      ) : (
        <p className="min-h-7 text-muted">{t('none')}</p>
      );
  }
}

function ApplicationTable(props: { readonly applications: readonly Application[] }): ReactNode {
  const t = useTexts(applicationsTexts);
  const caption = useTexts(accountsTexts)('applications');
  const linkTo = useLinkTo();
  const wordsOf = useStatusWords();
  return (
    <ListTable
      caption={caption}
      columns={columnsOf(t, wordsOf)}
      rows={eachOnce(props.applications, numberOf)}
      rowKey={numberOf}
      rowLink={(application) =>
        linkTo({
          screen: 'applicationDetails',
          params: { applicationNumber: application.applicationNumber },
          data: { kind: 'application', application },
        })
      }
      sortedBy="date"
    />
  );
}

const numberOf = ({ applicationNumber }: Application) => applicationNumber;

type ApplicationColumn = ListColumn<Application>;

function columnsOf(
  t: Translate<keyof typeof applicationsTexts.english>,
  wordsOf: ReturnType<typeof useStatusWords>,
): ListColumns<Application> {
  return {
    name: {
      header: t('columnNumber'),
      sort: { by: (row) => row.applicationNumber, usual: 'az' },
      cell: (row) => <RowName number={row.applicationNumber} />,
    },
    amount: money(t('columnRequested'), (row) => row.amountRequested),
    date: day(t('columnModified'), 'latest', (row) => row.lastModified),
    extra: money(t('columnApproved'), (row) => row.amountApproved),
    figure: day(t('columnFunds'), 'soonest', (row) => row.fundsExpected),
    rate: words(t('columnOffice'), (row) => row.office),
    status: words(t('columnStatus'), (row) => wordsOf(row.status ?? '')),
  };
}

function money(header: string, of: (row: Application) => Cents | undefined): ApplicationColumn {
  return {
    header,
    sort: { by: of, usual: 'highest' },
    cell: (row) => {
      const amount = of(row);
      return amount !== undefined && <Money cents={amount} />;
    },
  };
}

function day(
  header: string,
  usual: UsualOrder,
  of: (row: Application) => LocalDate | undefined,
): ApplicationColumn {
  return {
    header,
    sort: { by: of, usual },
    cell: (row) => {
      const date = of(row);
      return date && formatDate(date);
    },
  };
}

function words(header: string, of: (row: Application) => string | undefined): ApplicationColumn {
  return { header, sort: { by: of, usual: 'az' }, cell: of };
}
