import { LinkButton } from '@portico/ui';
import type { ReactNode } from 'react';
import { accountName, type AccountRow } from '../accounts.model';
import type { ColumnContext } from '../column-context';

/** Pay in the row of an account; nothing where it cannot be paid, or the page has no payment. */
export function PayButton(props: {
  readonly row: AccountRow;
  readonly context: ColumnContext;
}): ReactNode {
  const { t, removeCheckDigit, payLink } = props.context;
  const { href, onClick } = payLink(props.row) ?? {};
  if (href === undefined) return null;
  return (
    <span className="inline-block @min-[880px]/rows:-my-2">
      <LinkButton
        className="min-h-control-small! px-3! py-1!"
        href={href}
        onClick={onClick}
        ariaLabel={t('payAccount', { account: accountName(props.row, removeCheckDigit) })}
      >
        {t('pay')}
      </LinkButton>
    </span>
  );
}
