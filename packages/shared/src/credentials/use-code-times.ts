import { useCore, useSetting, useSignalValue } from '@portico/element';
import { useEffect, useState } from 'react';
import { securityCodeMinutes, securityCodeWaitSeconds } from '../settings/credential-options';

/** What a borrower is told about an e-mailed security code. */
export type CodeTimes = {
  /** The time of day, where the borrower is, until which the code holds: `4:05 PM`. */
  readonly holdsUntil: string;
  /** The seconds until another code can be requested, counted down to 0. */
  readonly waits: number;
};

/** The times of a code that was sent at `sentAt`; another can be requested at once if `isSpent`. */
export function useCodeTimes(sentAt: number, isSpent: boolean): CodeTimes {
  const { locale } = useSignalValue(useCore().configuration);
  const holdsFor = useSetting(securityCodeMinutes) * 60_000;
  const wait = useSetting(securityCodeWaitSeconds) * 1000;
  const time = new Intl.DateTimeFormat(`${locale}-US`, { hour: 'numeric', minute: '2-digit' });
  return {
    holdsUntil: time.format(sentAt + holdsFor),
    waits: useSecondsUntil(isSpent ? 0 : sentAt + wait),
  };
}

/** The whole seconds until a moment, counted down to 0. */
function useSecondsUntil(moment: number): number {
  const { now, delay } = useCore().environment;
  const [current, setCurrent] = useState(now);
  useEffect(() => {
    let cancel = () => {};
    const tick = () => {
      setCurrent(now());
      cancel = now() < moment ? delay(tick, 1000) : () => {};
    };
    tick();
    return () => cancel();
  }, [moment, now, delay]);
  return Math.max(0, Math.ceil((moment - current) / 1000));
}
