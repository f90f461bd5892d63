import { sessionList } from '@portico/contract';
import { changesTexts } from '@portico/core/internal';
import { useCore, useFailureText, useFlow, useHref, useQuery, useTexts } from '@portico/element';
import { useProof } from '@portico/shared/proof';
import { SectionError, SectionWithPurpose } from '@portico/shared/section';
import { Banner, Button, Heading, Link, Skeleton } from '@portico/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { createDevices } from './devices.controller';
import type { Devices, DevicesState, Ending, Target } from './devices.flow';
import { devicesTexts } from './devices.sentences';
import { SessionRow, TrustedDeviceRow } from './screens/device-rows';

export const texts = [devicesTexts, changesTexts];

/** Where the borrower is signed in; nothing where the lender's API has no such list (D160). */
export default function DevicesSection(): ReactNode {
  const core = useCore();
  const t = useTexts(devicesTexts);
  const [state, retry] = useQuery(core.query(sessionList, undefined));
  if (state.status === 'failed' && state.error.kind === 'missing') return null;
  return (
    <SectionWithPurpose heading={t('heading')} purpose={t('purpose')}>
      {state.status === 'loading' && <Skeleton rows={3} label={t('loading')} />}
      {state.status === 'failed' && (
        <SectionError retryLabel={t('retry')} retry={retry}>
          {t('loadError')}
        </SectionError>
      )}
      {state.status === 'ready' && <DeviceLists devices={state.value} />}
    </SectionWithPurpose>
  );
}

function DeviceLists({ devices }: { readonly devices: Devices }): ReactNode {
  const core = useCore();
  const prove = useProof();
  const t = useTexts(devicesTexts);
  const { state, send } = useFlow(() => createDevices(core, prove, devices));
  const { sessions, trustedDevices } = state.devices;
  const history = useHref({ screen: 'loginHistory' });
  const rowProps = { state, end: (target: Target) => send({ type: 'end', target }) };
  const hasOthers = [...sessions, ...trustedDevices].some(({ isCurrent }) => !isCurrent);
  return (
    <>
      <EndResult state={state} />
      <ul>
        {sessions.map((session) => (
          <SessionRow key={session.sessionId} session={session} {...rowProps} />
        ))}
      </ul>
      {trustedDevices.length > 0 && (
        <div className="grid grid-cols-1 gap-2">
          <Heading level={4} size="label">
            {t('devicesHeading')}
          </Heading>
          <p className="text-sm text-muted">{t('devicesPurpose')}</p>
          <ul>
            {trustedDevices.map((device) => (
              <TrustedDeviceRow key={device.deviceId} trusted={device} {...rowProps} />
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {hasOthers && (
          <Button
            variant="danger"
            busy={state.ending?.kind === 'others'}
            disabled={state.ending !== undefined}
            onClick={() => rowProps.end({ kind: 'others' })}
          >
            {t('endOthers')}
          </Button>
        )}
        {history.href !== undefined && (
          <Link href={history.href} onClick={history.onClick}>
            {t('history')}
          </Link>
        )}
      </div>
    </>
  );
}

function failureKey(end: Exclude<Ending, 'done'>) {
  if (end === 'notProven') return 'errorProofRequired';
  return end === 'failed' ? 'error' : end;
}

/** What was ended, or that it was not. It gets the focus of the button that is removed. */
function EndResult({ state: { result } }: { readonly state: DevicesState }): ReactNode {
  const t = useTexts(devicesTexts);
  const failure = useFailureText(devicesTexts);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result?.end === 'done') ref.current?.focus();
  }, [result]);
  if (!result) return null;
  const { target, end } = result;
  const sentence = () => {
    switch (target.kind) {
      case 'session':
        return t('signedOut', { device: target.device });
      case 'device':
        return t('forgotten', { device: target.device });
      case 'others':
        return t('endedOthers');
    }
  };
  return (
    <Banner ref={ref} tone={end === 'done' ? 'success' : 'error'}>
      {end === 'done' ? sentence() : failure(failureKey(end))}
    </Banner>
  );
}
