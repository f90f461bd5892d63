import { openWindow } from '@portico/core/internal';
import { useCore, useTexts } from '@portico/element';
import { SectionError, useAnswer } from '@portico/shared/section';
import { Button, Dialog, Skeleton } from '@portico/ui';
import { useCallback, useEffect, type ReactNode } from 'react';
import { statementsTexts } from '../statements.texts';
import { otherSiteOf } from './statement-address';
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
  const core = useCore();
  const t = useTexts(statementsTexts);
  const [state, retry] = useAnswer(
    useCallback(() => otherSiteOf(core, statement), [core, statement]),
  );
  const { delay } = core.environment;
  useEffect(
    () => (state.status === 'ready' ? delay(retry, renewal) : undefined),
    [delay, retry, state],
  );
  const site = state.status === 'ready' ? state.value : undefined;
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
      {state.status === 'loading' && <Skeleton rows={2} label={t('redirectLoading')} />}
      {site && <p>{t('redirectTo', { date, host: site.host })}</p>}
      {state.status === 'failed' && (
        <SectionError retryLabel={t('tryAgain')} retry={retry}>
          {t('openFailed')}
        </SectionError>
      )}
    </Dialog>
  );
}
