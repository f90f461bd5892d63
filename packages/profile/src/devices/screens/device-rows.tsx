import { timeOfDay } from '@portico/core/internal';
import { useCore, useSignalValue, useTexts } from '@portico/element';
import { formatDate, localDate } from '@portico/rules';
import { Button, VisuallyHidden } from '@portico/ui';
import type { ReactNode } from 'react';
import type { Devices, DevicesState, Target } from '../devices.flow';
import { devicesTexts } from '../devices.sentences';

type RowProps = {
  readonly state: DevicesState;
  readonly end: (target: Target) => void;
};

/** A session: browser and system, address and last activity. A new place is marked in words. */
export function SessionRow(
  props: RowProps & { readonly session: Devices['sessions'][number] },
): ReactNode {
  const { sessionId, isCurrent, isNewPlace, ipAddress, lastActivity } = props.session;
  const t = useTexts(devicesTexts);
  const device = props.session.device ?? t('unknownDevice');
  const { locale } = useSignalValue(useCore().configuration);
  const last = isCurrent ? t('now') : lastActivity && dayAndTime(lastActivity, locale);
  return (
    <Row
      {...props}
      name={device}
      isCurrent={isCurrent}
      details={
        <>
          {isNewPlace && <strong className="text-ink">{t('newPlace')} </strong>}
          {[ipAddress, last].filter(Boolean).join(', ')}
        </>
      }
      ends={isCurrent ? undefined : { kind: 'session', id: sessionId, device }}
      label={t('signOut')}
    />
  );
}

/** `05/31/2026 8:14 AM` */
function dayAndTime(dateTime: string, locale: string): string {
  const day = localDate(dateTime.slice(0, 10));
  return day ? `${formatDate(day)} ${timeOfDay(dateTime, locale)}`.trim() : dateTime;
}

/** A device that is not asked for a security code. */
export function TrustedDeviceRow(
  props: RowProps & { readonly trusted: Devices['trustedDevices'][number] },
): ReactNode {
  const { deviceId, isCurrent, trustedUntil } = props.trusted;
  const t = useTexts(devicesTexts);
  const device = props.trusted.device ?? t('unknownDevice');
  return (
    <Row
      {...props}
      name={device}
      isCurrent={isCurrent}
      details={trustedUntil && t('trustedUntil', { date: formatDate(trustedUntil) })}
      ends={{ kind: 'device', id: deviceId, device }}
      label={t('forget')}
    />
  );
}

function Row(
  props: RowProps & {
    readonly name: string;
    readonly isCurrent: boolean;
    readonly details: ReactNode;
    /** What the button ends; undefined for a row without one. */
    readonly ends: Exclude<Target, { readonly kind: 'others' }> | undefined;
    readonly label: string;
  },
): ReactNode {
  const { state, end, name, isCurrent, details, ends, label } = props;
  const t = useTexts(devicesTexts);
  const { ending } = state;
  const isEnding = ending && ending.kind !== 'others' && ending.id === ends?.id;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3">
      <div>
        <p className="wrap-anywhere">
          {name}
          {isCurrent && (
            <span className="ms-2 rounded-sm bg-sunken px-2 py-0.5 text-sm">{t('current')}</span>
          )}
        </p>
        <p className="text-sm text-muted">{details}</p>
      </div>
      {ends && (
        <Button
          variant="danger"
          busy={isEnding}
          disabled={ending !== undefined}
          onClick={() => end(ends)}
        >
          {label} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
