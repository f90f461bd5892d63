import { openWindow, type CallOutcome, type Core } from '@portico/core/internal';
import { useCore, useTexts } from '@portico/element';
import { SectionError } from '@portico/shared/section';
import { Button, Dialog, Skeleton } from '@portico/ui';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { statementsTexts } from '../statements.sentences';
import { otherSiteOf, type OtherSite } from './statement-address';
import type { DatedStatement } from './statements-of';

/** Milliseconds after which the address is requested again: a token in it is valid for 60 seconds (D8). */
const renewal = 50_000;

/** Says which site shows the statement before the borrower goes there (accounts §4). */
export function RedirectDialog(props: {
  readonly statement: DatedStatement;
  readonly date: string;
  readonly onClose: () => void;
}): ReactNode {
  const { statement, date, onClose } = props;
  const t = useTexts(statementsTexts);
  const [answer, retry] = useOtherSite(useCore(), statement);
  const site = answer?.ok ? answer.value : undefined;
  const leave = () => {
    if (site) openWindow(site.address);
    onClose();
  };
  return (
    <Dialog
      open
      width={500}
      title={t('redirectTitle')}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" disabled={!site} onClick={leave}>
            {site ? t('redirectContinue', { host: site.host }) : t('redirectWait')}
          </Button>
        </>
      }
    >
      {!answer && <Skeleton rows={2} label={t('redirectLoading')} />}
      {site && <p>{t('redirectTo', { date, host: site.host })}</p>}
      {answer?.ok === false && (
        <SectionError retryLabel={t('tryAgain')} retry={retry}>
          {t('openFailed')}
        </SectionError>
      )}
    </Dialog>
  );
}

/** The address on the other site, undefined while it is requested: at first, at each retry and renewal. */
function useOtherSite(
  core: Core,
  statement: DatedStatement,
): readonly [answer: CallOutcome<OtherSite> | undefined, retry: () => void] {
  const [answer, setAnswer] = useState<CallOutcome<OtherSite>>();
  const [requests, setRequests] = useState(0);
  const retry = useCallback(() => setRequests((count) => count + 1), []);
  useEffect(() => {
    let current = true;
    setAnswer(undefined);
    void otherSiteOf(core, statement).then((found) => current && setAnswer(found));
    return () => {
      current = false;
    };
  }, [core, statement, requests]);
  const { delay } = core.environment;
  useEffect(() => (answer?.ok ? delay(retry, renewal) : undefined), [delay, retry, answer]);
  return [answer, retry];
}
