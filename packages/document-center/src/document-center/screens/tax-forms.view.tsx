import { accountsOf } from '@portico/core/accounts';
import { changesTexts } from '@portico/core/internal';
import { useCore, useQuery, useSetting, useTexts } from '@portico/element';
import { accountKind, displayAccountNumber } from '@portico/rules';
import { Section, SectionError } from '@portico/shared/section';
import { removeCheckDigitOption } from '@portico/shared/settings';
import { TaxFormDelivery, TaxFormList, taxFormsTexts } from '@portico/shared/tax-forms/screens';
import { Skeleton } from '@portico/ui';
import type { ReactNode } from 'react';
import { documentCenterTexts } from '../document-center.sentences';

export const texts = [taxFormsTexts, changesTexts];

/** The tax forms of every loan and line of credit, and how the borrower gets them. */
export default function TaxForms(): ReactNode {
  const t = useTexts(documentCenterTexts);
  const forms = useTexts(taxFormsTexts);
  const removeCheckDigit = useSetting(removeCheckDigitOption);
  const [list, retry] = useQuery(accountsOf(useCore()));
  const accounts = list.status === 'ready' ? list.value.accounts : [];
  const owed = accounts.filter(({ type }) => owedKinds.has(accountKind(type)));
  return (
    <Section heading={forms('heading')}>
      <div className="grid grid-cols-1 gap-8">
        <p>{forms('about')}</p>
        {list.status === 'loading' && <Skeleton rows={3} label={t('accountsLoading')} />}
        {list.status === 'failed' && (
          <SectionError retryLabel={t('tryAgain')} retry={retry}>
            {t('accountsError')}
          </SectionError>
        )}
        {owed.map(({ number, description = '' }) => (
          <TaxFormList
            key={number}
            accountNumber={number}
            name={`${description} ${displayAccountNumber(number, removeCheckDigit)}`.trim()}
          />
        ))}
        <TaxFormDelivery />
      </div>
    </Section>
  );
}

const owedKinds: ReadonlySet<ReturnType<typeof accountKind>> = new Set(['loan', 'lineOfCredit']);
