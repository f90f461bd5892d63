import { formatCountdown } from '@portico/rules';
import { ResendCode } from '@portico/ui';
import type { ReactNode } from 'react';

type ResendKey = 'resend' | 'resending' | 'resendWait' | 'resendReady';

/** Sends another security code: the button, and when it can be pressed, in the step's own texts. */
export function ResendLine(props: {
  readonly t: (key: ResendKey, params?: { readonly time: string }) => string;
  readonly resending: boolean;
  /** Seconds until another code can be requested: see `useCodeTimes`. */
  readonly waits: number;
  readonly send: (event: { readonly type: 'resend' }) => void;
}): ReactNode {
  const { t, resending, waits, send } = props;
  return (
    <ResendCode
      label={t(resending ? 'resending' : 'resend')}
      busy={resending}
      waits={waits > 0}
      note={waits > 0 ? t('resendWait', { time: formatCountdown(waits) }) : t('resendReady')}
      onResend={() => send({ type: 'resend' })}
    />
  );
}
