import { Link } from '@portico/ui';
import type { ReactNode } from 'react';
import { accountName, type AccountRow } from '../accounts.model';
import type { ColumnContext } from '../column-context';

/** The way to the statements of an account; nothing where it has none to show. */
export function StatementsLink(props: {
  readonly row: AccountRow;
  readonly context: ColumnContext;
}): ReactNode {
  const { row, context } = props;
  const { t, removeCheckDigit, statementsLink } = context;
  const { href, onClick } = statementsLink(row) ?? {};
  if (href === undefined) return null;
  return (
    <span className="*:inline-block *:py-1">
      <Link
        href={href}
        onClick={onClick}
        ariaLabel={t('statementsOf', { account: accountName(row, removeCheckDigit) })}
      >
        {t('statements')}
      </Link>
    </span>
  );
}
