import { changesTexts } from '@portico/core/internal';
import { useCore, useFailureText, useFlow, useNavigate, useTexts } from '@portico/element';
import { Banner, Button, Dialog, Stack, Unbroken } from '@portico/ui';
import type { ReactNode } from 'react';
import { createHideAccount } from './hide-account.controller';
import { hideAccountTexts } from './hide-account.sentences';

export const texts = [hideAccountTexts, changesTexts];

/** The account to hide, and its name. */
export type Hideable = {
  readonly number: string;
  readonly name: string;
  /** Money is owed on it: a loan or a line of credit. */
  readonly owed: boolean;
};

/** Asks before an account is hidden from the web, 500 px wide (accounts §2.3, §9). */
export default function HideAccountDialog(props: {
  readonly account: Hideable;
  readonly onClose: () => void;
}): ReactNode {
  const { account, onClose } = props;
  const core = useCore();
  const navigate = useNavigate();
  const t = useTexts(hideAccountTexts);
  const failure = useFailureText(hideAccountTexts);
  const { state, send } = useFlow(() =>
    createHideAccount({ core, number: account.number, navigate, onClose }),
  );
  const { at, failed } = state;
  const hidden = at === 'hidden';
  return (
    <Dialog
      open
      width={500}
      title={t('heading')}
      onClose={() => send({ type: 'close' })}
      actions={
        <>
          {!hidden && (
            <Button variant="quiet" onClick={() => send({ type: 'close' })}>
              {t('cancel')}
            </Button>
          )}
          <Button
            variant={hidden ? 'primary' : 'danger'}
            busy={at === 'hiding'}
            onClick={() => send({ type: hidden ? 'close' : 'confirm' })}
          >
            {t(hidden ? 'close' : 'confirm')}
          </Button>
        </>
      }
    >
      {hidden ? (
        <Banner tone="success">
          <Unbroken>{t('hidden', { account: account.name })}</Unbroken>
        </Banner>
      ) : (
        <Stack>
          <p>
            <Unbroken>
              {t(account.owed ? 'question' : 'questionSaved', { account: account.name })}
            </Unbroken>
          </p>
          <p>{t('forGood')}</p>
          {failed && <Banner tone="error">{failure('error', failed.unanswered)}</Banner>}
        </Stack>
      )}
    </Dialog>
  );
}
