import { useTexts } from '@portico/element';
import { Section } from '@portico/element/section';
import { formatDate } from '@portico/rules';
import type { ReactNode } from 'react';
import type { LoanSectionProps } from '../loan/loan';
import { accountDocumentsTexts } from './account-documents.texts';

export const texts = [accountDocumentsTexts];

/** The documents that the lender keeps for a loan: name, format and date (accounts §2.3, §3). */
export default function AccountDocuments({ loan }: LoanSectionProps): ReactNode {
  const t = useTexts(accountDocumentsTexts);
  const { documents } = loan.details;
  return (
    <Section heading={t('heading')}>
      {documents.length === 0 ? (
        <p className="text-muted">{t('none')}</p>
      ) : (
        <ul>
          {documents.map(({ fileId, displayName, displayFormat, dateUploaded }) => (
            <li key={fileId} className="border-t border-line py-3">
              <p className="wrap-anywhere">{displayName}</p>
              <p className="text-sm text-muted">
                {[displayFormat?.toUpperCase(), dateUploaded && formatDate(dateUploaded)]
                  .filter(Boolean)
                  .join(', ')}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
