import type { Application } from '@portico/contract';
import { chunk, longDate, serverMessages, type ApiError } from '@portico/core/internal';
import {
  ForBorrower,
  PartOnDemand,
  useCore,
  useFlow,
  useSession,
  useSetting,
  useSignalValue,
  useTexts,
  useValueInAddress,
} from '@portico/element';
import { Section, SectionError, useNearView } from '@portico/shared/section';
import { formatDate, type Cents, type LocalDate } from '@portico/rules';
import { Figures, Heading, Money, Skeleton, Stack } from '@portico/ui';
import { useMemo, type ReactNode } from 'react';
import { useFileServicesOption } from '@portico/shared/settings';
import { applicationsTexts } from '../accounts/applications/applications.sentences';
import { useStatusWords } from '../accounts/applications/use-status-words';
import { DashboardLink } from '../loan/dashboard-link';
import { createApplication } from './application-details.controller';
import { applicationDetailsTexts } from './application-details.sentences';

const documentsCode = chunk(() => import('./application-documents.view'));

type ApplicationDetailsProps = { readonly applicationNumber?: string | undefined };

/** The view of `portico-application-details`. */
export function ApplicationDetailsView(props: ApplicationDetailsProps): ReactNode {
  const inAddress = useValueInAddress('applicationNumber', 'applicationDetails');
  const applicationNumber = props.applicationNumber || (inAddress ?? '');
  const t = useTexts(applicationDetailsTexts);
  const to = useMemo(
    () => ({ screen: 'applicationDetails' as const, params: { applicationNumber } }),
    [applicationNumber],
  );
  return (
    <ForBorrower to={to} sentence={t('signedOut')} signIn={t('signIn')}>
      <LoadedApplication key={applicationNumber} applicationNumber={applicationNumber} />
    </ForBorrower>
  );
}

function LoadedApplication(props: { readonly applicationNumber: string }): ReactNode {
  const core = useCore();
  const t = useTexts(applicationDetailsTexts);
  const fileServices = useSetting(useFileServicesOption);
  const { state, send } = useFlow(() => createApplication(core, props.applicationNumber));
  if (state.at === 'none') return <NoApplication />;
  const { application } = state;
  return (
    <Stack gap="wide">
      {state.at === 'failed' && (
        <NotLoaded
          error={state.error}
          shown={application !== undefined}
          retry={() => send({ type: 'retry' })}
        />
      )}
      {application ? (
        <>
          <ApplicationFigures application={application} />
          {fileServices && <Documents applicationNumber={application.applicationNumber} />}
        </>
      ) : (
        state.at === 'loading' && <Skeleton rows={12} label={t('loading')} />
      )}
    </Stack>
  );
}

/** Fetched when it is near; its heading is there at once. */
function Documents(props: { readonly applicationNumber: string }): ReactNode {
  const t = useTexts(applicationDetailsTexts);
  const [ref, near] = useNearView<HTMLDivElement>();
  const waiting = (
    <Section heading={t('documents')}>
      <Skeleton rows={2} />
    </Section>
  );
  return (
    <div ref={ref}>
      {near ? (
        <PartOnDemand code={documentsCode} waiting={waiting}>
          {(View) => <View applicationNumber={props.applicationNumber} />}
        </PartOnDemand>
      ) : (
        waiting
      )}
    </div>
  );
}

function NoApplication(): ReactNode {
  const t = useTexts(applicationDetailsTexts);
  const list = useTexts(applicationsTexts);
  return (
    <Stack>
      <p>{list('none')}</p>
      <DashboardLink>{t('toDashboard')}</DashboardLink>
    </Stack>
  );
}

function NotLoaded(props: {
  readonly error: ApiError;
  /** What the dashboard passed is shown. */
  readonly shown: boolean;
  readonly retry: () => void;
}): ReactNode {
  const { error, shown, retry } = props;
  const t = useTexts(applicationDetailsTexts);
  const retryLabel = useTexts(applicationsTexts)('retry');
  const sentences = [
    ...serverMessages(error, t('errorNotLoaded')),
    ...(shown ? [t('errorNotRefreshed')] : []),
  ];
  return (
    <SectionError retryLabel={retryLabel} retry={retry}>
      {sentences.join(' ')}
    </SectionError>
  );
}

/** Its status first, then the figures (accounts §2.5). */
function ApplicationFigures({ application }: { readonly application: Application }): ReactNode {
  const t = useTexts(applicationDetailsTexts);
  const list = useTexts(applicationsTexts);
  const name = useSession()?.personalName;
  const { locale } = useSignalValue(useCore().configuration);
  const { applicationNumber: number, status, fundsExpected } = application;
  const wordsOf = useStatusWords();
  return (
    <Stack gap="wide">
      <Heading own level={2} size="title">
        {t('heading', { number })}
      </Heading>
      <Stack gap="tight">
        {status && (
          <p className="font-heading text-xl leading-tight font-semibold">
            {t('statusIs', { status: wordsOf(status) })}
          </p>
        )}
        {fundsExpected && <p>{t('next', { date: longDate(fundsExpected, locale) })}</p>}
      </Stack>
      <Figures
        items={[
          { label: t('applicant'), value: name },
          { label: list('columnRequested'), value: money(application.amountRequested) },
          { label: list('columnApproved'), value: money(application.amountApproved) },
          { label: list('columnModified'), value: day(application.lastModified) },
          { label: list('columnFunds'), value: day(application.fundsExpected) },
        ]}
      />
    </Stack>
  );
}

const money = (amount: Cents | undefined): ReactNode =>
  amount === undefined ? undefined : <Money cents={amount} />;

const day = (date: LocalDate | undefined): ReactNode => date && formatDate(date);
