import { chunk, hideHideFromWebOption, removeCheckDigitOption } from '@portico/core/internal';
import { useSetting, useTexts } from '@portico/element';
import type { ReactNode } from 'react';
import { DialogButton } from '../../loan/dialog-button';
import { accountName } from '../accounts.columns';
import type { AccountRow } from '../accounts.model';
import { accountsTexts } from '../accounts.texts';

const dialogCode = chunk(() => import('../../hide-account/hide-account.view'));

/** Permanently hides an account from the website, also a closed one (accounts §2.3, §4; D137). */
export function HideFromWeb({ rows }: { readonly rows: readonly AccountRow[] }): ReactNode {
  const t = useTexts(accountsTexts);
  const removed = useSetting(hideHideFromWebOption);
  const removeCheckDigit = useSetting(removeCheckDigitOption);
  if (removed) return null;
  const accounts = rows.map((row) => ({
    number: row.number,
    name: accountName(row, removeCheckDigit),
  }));
  return (
    <div className="-ml-4">
      <DialogButton
        variant="quiet"
        label={t('hide')}
        unavailable={t('hideUnavailable')}
        code={dialogCode}
      >
        {(View, onClose) => <View accounts={accounts} onClose={onClose} />}
      </DialogButton>
    </div>
  );
}
