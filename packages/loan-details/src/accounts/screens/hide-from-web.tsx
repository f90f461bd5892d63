import { chunk, hideHideFromWebOption, removeCheckDigitOption } from '@portico/core/internal';
import { fetchView, useCore, useSetting, useTexts } from '@portico/element';
import { Banner, Button, Stack } from '@portico/ui';
import { useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import type HideAccountDialog from '../../hide-account/hide-account.view';
import { accountName } from '../accounts.columns';
import type { AccountRow } from '../accounts.model';
import { accountsTexts } from '../accounts.texts';

const dialogCode = chunk(() => import('../../hide-account/hide-account.view'));

type Dialog = ComponentType<ComponentProps<typeof HideAccountDialog>>;

/** Permanently hides an account from the website, also a closed one (accounts §2.3, §4; D137). */
export function HideFromWeb({ rows }: { readonly rows: readonly AccountRow[] }): ReactNode {
  const core = useCore();
  const t = useTexts(accountsTexts);
  const removed = useSetting(hideHideFromWebOption);
  const removeCheckDigit = useSetting(removeCheckDigitOption);
  const [opened, setOpened] = useState<{ readonly View: Dialog } | 'failed'>();
  if (removed) return null;

  const open = () =>
    fetchView(core, dialogCode).then(
      (View) => setOpened({ View }),
      () => setOpened('failed'),
    );
  return (
    <Stack gap="tight">
      <div className="-ml-4">
        <Button variant="quiet" onClick={() => void open()}>
          {t('hide')}
        </Button>
      </div>
      {opened === 'failed' && <Banner tone="error">{t('hideUnavailable')}</Banner>}
      {opened && opened !== 'failed' && (
        <opened.View
          accounts={rows.map((row) => ({
            number: row.number,
            name: accountName(row, removeCheckDigit),
          }))}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Stack>
  );
}
