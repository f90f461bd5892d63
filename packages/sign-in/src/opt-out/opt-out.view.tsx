import { isUnanswered, logoImage } from '@portico/core/internal';
import {
  LenderImage,
  useCore,
  useFailureText,
  useFlow,
  useLinkToken,
  useSetting,
  useTexts,
} from '@portico/element';
import { Banner, Button, Heading } from '@portico/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { createOptOut } from './opt-out.controller';
import { optOutTexts } from './opt-out.sentences';

type OptOutViewProps = {
  /** The token of the link; default: the one in the address. */
  readonly token?: string | undefined;
};

/** The view of `portico-opt-out`. */
export function OptOutView({ token: given }: OptOutViewProps): ReactNode {
  const token = useLinkToken(given);
  return <OptOut key={token ?? ''} token={token} />;
}

function OptOut({ token }: { readonly token: string | undefined }): ReactNode {
  const core = useCore();
  const t = useTexts(optOutTexts);
  const failure = useFailureText(optOutTexts);
  const logo = useSetting(logoImage);
  const { state, send } = useFlow(() => createOptOut(core, token));
  const success = useRef<HTMLDivElement>(null);
  // The pressed button is removed.
  useEffect(() => {
    if (state === 'done') success.current?.focus();
  }, [state]);
  return (
    <div className="grid max-w-sm grid-cols-1 gap-4">
      {logo && <LenderImage name={logo} alternative={t('logoAlternative')} part="logo" />}
      <Heading own level={2}>
        {t('heading')}
      </Heading>
      {state === 'failed' && <Banner tone="error">{t('error')}</Banner>}
      {isUnanswered(state) && <Banner tone="error">{failure('error', state)}</Banner>}
      {state === 'done' ? (
        <Banner ref={success} tone="success">
          {t('success')}
        </Banner>
      ) : (
        <>
          <p>{t('text')}</p>
          <Button variant="primary" busy={state === 'sending'} onClick={() => send('press')}>
            {t(state === 'sending' ? 'sending' : 'optOut')}
          </Button>
        </>
      )}
    </div>
  );
}
