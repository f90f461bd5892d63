import { hideHideFromWebOption, removeCheckDigitOption } from '@portico/core';
import { useCore, useSetting, useTexts } from '@portico/element';
import { Banner, Button, Stack } from '@portico/ui';
import { useState, type ReactNode } from 'react';
import { accountName } from '../accounts.columns';
import type { AccountRow } from '../accounts.model';
import { accountsTexts } from '../accounts.texts';

const load = () => import('../../hide-account/hide-account.view');

type HideAccountDialog = Awaited<ReturnType<typeof load>>['default'];

/** Takes an account off the website for good, closed ones as well (accounts §2.3, §4; D137). */
export function HideFromWeb({ rows }: { readonly rows: readonly AccountRow[] }): ReactNode {
  const core = useCore();
  const t = useTexts(accountsTexts);
  const removed = useSetting(hideHideFromWebOption);
  const removeCheckDigit = useSetting(removeCheckDigitOption);
  const [opened, setOpened] = useState<{ readonly View: HideAccountDialog } | 'failed'>();
  if (removed) return null;

  const open = async () => {
    const { default: View, texts } = await load();
    await core.loadTexts(texts);
    setOpened({ View });
  };
  return (
    <Stack gap="tight">
      <div className="-ml-4">
        <Button variant="quiet" onClick={() => void open().catch(() => setOpened('failed'))}>
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
