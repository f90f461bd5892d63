import { today } from '@portico/core/internal';
import { useCore, useHref, useTexts } from '@portico/element';
import { monthOf, yearOf } from '@portico/rules';
import { taxFormsDestination, useTaxFormDelivery } from '@portico/shared/tax-forms';
import { Banner, Link } from '@portico/ui';
import type { ReactNode } from 'react';
import { accountsTexts } from './accounts.sentences';

/** April, in which tax returns are due. */
const lastMonth = 4;

/** Says from January to April that the tax forms of the last year are there, with the way to them. */
export function TaxFormsNotice(): ReactNode {
  const core = useCore();
  const t = useTexts(accountsTexts);
  const day = today(core);
  const year = useTaxFormDelivery(monthOf(day) <= lastMonth)?.newestYear;
  if (year === undefined || year !== yearOf(day) - 1) return null;
  return (
    <Banner tone="info" action={<ToTaxForms />}>
      {t('taxForms', { year })}
    </Banner>
  );
}

/** The document center is asked for only where there is something in it. */
function ToTaxForms(): ReactNode {
  const t = useTexts(accountsTexts);
  const { href, onClick } = useHref(taxFormsDestination);
  if (href === undefined) return null;
  return (
    <Link href={href} onClick={onClick}>
      {t('toTaxForms')}
    </Link>
  );
}
