import { chunk, hideHideFromWebOption } from '@portico/core/internal';
import { useTexts } from '@portico/element';
import { Heading } from '@portico/ui';
import type { ReactNode } from 'react';
import { DialogButton } from '../../loan/dialog-button';
import type { Loan } from '../../loan/loan';
import { useLoanName } from '../../loan/use-loan-name';
import { loanDetailsTexts } from '../loan-details.texts';
import { loanSectionsTexts } from '../loan-sections.texts';
import { While } from './while';

const dialogCode = chunk(() => import('../../hide-account/hide-account.view'));

/** Last, because it is seldom wanted and cannot be undone online (accounts §2.3; D137). */
export function HideLoan({ loan }: { readonly loan: Loan }): ReactNode {
  const t = useTexts(loanSectionsTexts);
  const pageText = useTexts(loanDetailsTexts);
  const accounts = [{ number: loan.accountNumber, name: useLoanName(loan) }];
  return (
    <While option={hideHideFromWebOption} is="off">
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
        <div>
          <Heading level={2} size="label">
            {t('hideHeading')}
          </Heading>
          <p className="text-sm text-muted">{t('hideNote')}</p>
        </div>
        <DialogButton
          variant="danger"
          label={t('hide')}
          unavailable={pageText('unavailable')}
          code={dialogCode}
        >
          {(View, onClose) => <View accounts={accounts} onClose={onClose} />}
        </DialogButton>
      </div>
    </While>
  );
}
