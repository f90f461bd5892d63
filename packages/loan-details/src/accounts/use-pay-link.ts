import { disableEZPayOption } from '@portico/core/internal';
import { useLinkTo, useSetting, type Link } from '@portico/element';
import { canBePaid, type AccountRow } from './accounts.model';

/** The link to a payment of an account; undefined where it, or the page, has none. */
export function usePayLink(): (row: AccountRow) => Link | undefined {
  const linkTo = useLinkTo();
  const easyPayDisabled = useSetting(disableEZPayOption);
  return (row) => {
    if (!canBePaid(row, easyPayDisabled)) return undefined;
    const link = linkTo({ screen: 'payment', params: { accountNumber: row.number } });
    return link.href === undefined ? undefined : link;
  };
}
