import { chunk } from '@portico/core/internal';
import { useSetting } from '@portico/element';
import { Heading } from '@portico/ui';
import type { ReactNode } from 'react';
import { DialogButton } from '../loan/dialog-button';
import type { Hideable } from './hide-account.view';
import { hideHideFromWebOption } from '../settings/loan-section-options';

const dialogCode = chunk(() => import('./hide-account.view'));

type HideSectionProps = {
  readonly account: Hideable;
  readonly heading: string;
  readonly note: string;
  readonly button: string;
};

/** Last on an account's page: it is seldom wanted and cannot be undone online (D137). */
export function HideSection(props: HideSectionProps): ReactNode {
  const { account, heading, note, button } = props;
  if (useSetting(hideHideFromWebOption)) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6 print:hidden">
      <div>
        <Heading level={3} size="label">
          {heading}
        </Heading>
        <p className="text-sm text-muted">{note}</p>
      </div>
      <DialogButton variant="danger" label={button} code={dialogCode}>
        {(View, onClose) => <View account={account} onClose={onClose} />}
      </DialogButton>
    </div>
  );
}
