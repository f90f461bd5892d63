import { useCore, useFlow, useNavigate, useTexts } from '@portico/element';
import { Banner, Button, Dialog, Select, Stack } from '@portico/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { createHideAccount } from './hide-account.controller';
import { hideAccountTexts } from './hide-account.texts';

export const texts = [hideAccountTexts];

/** An account that can be hidden, and its name. */
export type Hideable = { readonly number: string; readonly name: string };

/** Asks before an account is hidden from the web, 500 px wide (accounts §2.3, §9). */
export default function HideAccountDialog(props: {
  /** At least one; a single account is preselected. */
  readonly accounts: readonly Hideable[];
  readonly onClose: () => void;
}): ReactNode {
  const { accounts, onClose } = props;
  const core = useCore();
  const navigate = useNavigate();
  const t = useTexts(hideAccountTexts);
  const { state, send } = useFlow(() => {
    const number = accounts.length === 1 ? accounts[0]?.number : undefined;
    return createHideAccount({ core, number, navigate, onClose });
  });
  const { at, number, problem } = state;
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (state.problem === 'missing') select.current?.focus();
  }, [state]);
  const account = accounts.find((each) => each.number === number)?.name;
  const hidden = at === 'hidden';
  return (
    <Dialog
      open
      width={500}
      title={t('heading')}
      onClose={() => send({ type: 'close' })}
      actions={
        <>
          {!hidden && <Button onClick={() => send({ type: 'close' })}>{t('cancel')}</Button>}
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
      {hidden && account ? (
        <Banner tone="success">{t('hidden', { account })}</Banner>
      ) : (
        <Stack>
          {accounts.length > 1 && (
            <Select
              ref={select}
              name="hiddenAccount"
              label={t('accountLabel')}
              placeholder={t('accountPlaceholder')}
              error={problem === 'missing' && t('accountRequired')}
              disabled={at === 'hiding'}
              value={number ?? ''}
              options={accounts.map((each) => ({ value: each.number, label: each.name }))}
              onChange={(chosen) => send({ type: 'choose', number: chosen })}
            />
          )}
          {account && <p>{t('question', { account })}</p>}
          <p>{t('forGood')}</p>
          {problem === 'failed' && <Banner tone="error">{t('error')}</Banner>}
        </Stack>
      )}
    </Dialog>
  );
}
