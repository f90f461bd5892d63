import { institutionTimeZone, paymentCutoffTime } from '@portico/core/internal';
import { useCore, useSetting, useSignalValue, useTexts } from '@portico/element';
import { useMemo, type ReactNode } from 'react';
import { paymentWhenTexts } from '../../payment.when.sentences';

/** Until when a payment posts the same day, and in which time zone days are counted (D18). */
export function PostingNote(): ReactNode {
  const t = useTexts(paymentWhenTexts);
  const timeZone = useSetting(institutionTimeZone);
  const cutoff = /^(\d\d):(\d\d)$/.exec(useSetting(paymentCutoffTime));
  const { locale } = useSignalValue(useCore().configuration);
  const zone = useMemo(() => zoneName(timeZone, locale), [timeZone, locale]);
  if (zone === undefined) return null;
  return (
    <p className="text-sm text-muted">
      {cutoff
        ? t('cutoff', { time: clockTime(Number(cutoff[1]), Number(cutoff[2]), locale), zone })
        : t('zone', { zone })}
    </p>
  );
}

/** Such as `Eastern Time`; undefined for a zone the browser does not know. */
function zoneName(timeZone: string, locale: string): string | undefined {
  try {
    const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' });
    return format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value;
  } catch {
    return undefined;
  }
}

function clockTime(hour: number, minute: number, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return format.format(Date.UTC(2023, 0, 1, hour, minute));
}
