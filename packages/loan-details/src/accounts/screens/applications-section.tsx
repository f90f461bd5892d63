import type { Translate } from '@portico/core/internal';
import { useLinkTo, useTexts } from '@portico/element';
import { formatDate } from '@portico/rules';
import { Banner, Button, Heading, Money, Skeleton, Stack, Table, type Column } from '@portico/ui';
import type { ReactNode } from 'react';
import { useApplications, type Application } from '../applications.controller';
import { applicationsTexts } from '../applications.texts';

type ApplicationsTranslate = Translate<keyof typeof applicationsTexts.english>;

/** The borrower's loan applications of the last 30 days (accounts §2.2). */
export function ApplicationsSection(): ReactNode {
  const t = useTexts(applicationsTexts);
  return (
    <section className="grid gap-2">
      <Heading level={2}>{t('heading')}</Heading>
      <Applications />
    </section>
  );
}

function Applications(): ReactNode {
  const t = useTexts(applicationsTexts);
  const [state, retry] = useApplications();
  switch (state.status) {
    case 'loading':
      return <Skeleton rows={1} label={t('loading')} />;
    case 'failed':
      return (
        <Stack>
          {state.messages.length > 0 ? (
            <Banner tone="error">{state.messages.join(' ')}</Banner>
          ) : (
            <Banner tone="error" title={t('error')}>
              {t('errorNotLoaded')}
            </Banner>
          )}
          <div>
            <Button onClick={retry}>{t('retry')}</Button>
          </div>
        </Stack>
      );
    case 'ready':
      return state.applications.length > 0 ? (
        <ApplicationTable applications={state.applications} />
      ) : (
        <p className="min-h-7 text-muted">{t('none')}</p>
      );
  }
}

function ApplicationTable(props: { readonly applications: readonly Application[] }): ReactNode {
  const t = useTexts(applicationsTexts);
  const linkTo = useLinkTo();
  return (
    <Table
      caption={t('heading')}
      columns={columnsOf(t)}
      rows={props.applications}
      rowKey={(application) => application.applicationNumber}
      rowLink={(application) =>
        linkTo({
          screen: 'applicationDetails',
          params: { applicationNumber: application.applicationNumber },
          data: { kind: 'application', application },
        })
      }
    />
  );
}

type ApplicationColumn = Column<Application>;

function columnsOf(t: ApplicationsTranslate): readonly [ApplicationColumn, ...ApplicationColumn[]] {
  const money = (key: 'amountRequested' | 'amountApproved', header: string): ApplicationColumn => ({
    key,
    header,
    align: 'end',
    sortBy: (row) => row[key],
    cell: ({ [key]: amount }) => amount !== undefined && <Money cents={amount} />,
  });
  const day = (key: 'lastModified' | 'fundsExpected', header: string): ApplicationColumn => ({
    key,
    header,
    sortBy: (row) => row[key],
    cell: ({ [key]: date }) => date && formatDate(date),
  });
  const textColumn = (key: 'status' | 'office', header: string): ApplicationColumn => ({
    key,
    header,
    sortBy: (row) => row[key],
    cell: (row) => row[key],
  });
  return [
    {
      key: 'applicationNumber',
      header: t('columnNumber'),
      sortBy: (row) => row.applicationNumber,
      cell: (row) => row.applicationNumber,
    },
    money('amountRequested', t('columnRequested')),
    money('amountApproved', t('columnApproved')),
    textColumn('status', t('columnStatus')),
    day('lastModified', t('columnModified')),
    day('fundsExpected', t('columnFunds')),
    textColumn('office', t('columnOffice')),
  ];
}
