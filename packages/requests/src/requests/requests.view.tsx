import { accountsOf } from '@portico/core/accounts';
import { requestedAccount } from '@portico/core/internal';
import {
  ForBorrower,
  useCore,
  useQuery,
  useSession,
  useSetting,
  useTexts,
  useValueInAddress,
} from '@portico/element';
import { displayAccountNumber, isPayable } from '@portico/rules';
import { SectionError } from '@portico/shared/section';
import { removeCheckDigitOption } from '@portico/shared/settings';
import { Heading, Select, Skeleton, Stack } from '@portico/ui';
import { useState, type ReactNode } from 'react';
import { AccountRequests } from './screens/account-requests';
import { requestsTexts } from './requests.sentences';

const here = { screen: 'requests' } as const;

/** The view of `portico-requests`. */
export function RequestsView(props: { readonly accountNumber?: string | undefined }): ReactNode {
  const t = useTexts(requestsTexts);
  const inAddress = useValueInAddress('accountNumber', 'requests');
  return (
    <ForBorrower to={here} sentence={t('signedOut')} signIn={t('signIn')}>
      <div className="max-w-2xl">
        <Stack gap="wide">
          <Heading own level={2}>
            {t('heading')}
          </Heading>
          <Loans requested={props.accountNumber || inAddress} />
        </Stack>
      </div>
    </ForBorrower>
  );
}

/** The requests of the requested loan, else of the first; the others can be chosen. */
function Loans({ requested }: { readonly requested: string | undefined }): ReactNode {
  const t = useTexts(requestsTexts);
  const session = useSession();
  const withoutCheckDigit = useSetting(removeCheckDigitOption);
  const [list, retry] = useQuery(accountsOf(useCore()));
  const [chosen, choose] = useState<string>();
  if (list.status === 'loading') return <Skeleton rows={6} label={t('loading')} />;
  if (list.status === 'failed') {
    return (
      <SectionError retryLabel={t('tryAgain')} retry={retry}>
        {t('error')}
      </SectionError>
    );
  }
  const loans = list.value.accounts.filter(({ type }) => isPayable(type));
  const numbers = loans.map(({ number }) => number);
  const asked = requestedAccount(session, requested, numbers);
  const [number] = [chosen, asked, ...numbers].filter(
    (one) => one !== undefined && numbers.includes(one),
  );
  if (number === undefined) return <p>{t('noLoan')}</p>;
  return (
    <>
      {loans.length > 1 && (
        <Select
          label={t('loan')}
          name="loan"
          value={number}
          options={loans.map((loan) => ({
            value: loan.number,
            label:
              `${loan.description ?? ''} ${displayAccountNumber(loan.number, withoutCheckDigit)}`.trim(),
          }))}
          onChange={choose}
        />
      )}
      <AccountRequests key={number} accountNumber={number} />
    </>
  );
}
