import { useTexts } from '@portico/element';
import type { Agreement } from '@portico/rules';
import { Banner, ExternalLink, Stack } from '@portico/ui';
import type { ReactNode } from 'react';
import { newBankAccountTexts } from '../new-bank-account.texts';

/** The agreements a bank account needs, each with its link (payments §2). */
export function AchTerms(props: {
  readonly terms: readonly Agreement[];
  readonly failed: boolean;
}): ReactNode {
  const t = useTexts(newBankAccountTexts);
  return (
    <Stack>
      <p>{t('termsIntro')}</p>
      <ul className="grid gap-2">
        {props.terms.map(({ hostNum, name, url }) => (
          <li key={hostNum}>
            <ExternalLink href={url} newTabLabel={t('newTab')}>
              {name}
            </ExternalLink>
          </li>
        ))}
      </ul>
      {props.failed && <Banner tone="error">{t('errorTermsLog')}</Banner>}
    </Stack>
  );
}
