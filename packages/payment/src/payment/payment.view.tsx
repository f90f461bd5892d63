import type { Account } from '@portico/contract';
import { accountsOf } from '@portico/core/accounts';
import { accountSelectorText, chunk, requestedAccount } from '@portico/core/internal';
import {
  LenderText,
  useCore,
  useHref,
  useSession,
  useSetting,
  useSignalValue,
  useTexts,
  useValueInAddress,
} from '@portico/element';
import { Heading, Link, Skeleton, Stack } from '@portico/ui';
import { signal } from '@preact/signals-core';
import { useEffect, useState, type ReactNode } from 'react';
import { mayBeUnderWay } from '../intent-key';
import { OnDemand } from './on-demand';
import { usePayableAccounts, type PayableAccounts } from './payable-accounts';
import { paymentTexts } from './payment.texts';
import { RetryBanner } from './retry-banner';
import { AccountSelector, type SelectorState } from './screens/account-selector';

/** Everything after the first step, loaded when a loan is chosen or a payment is under way. */
const loadPaying = chunk(() => import('./paying/paying.view'));

type PaymentProps = { readonly accountNumber?: string | undefined };

/** The view of `portico-payment`. */
export function PaymentView(props: PaymentProps): ReactNode {
  const t = useTexts(paymentTexts);
  const session = useSession();
  // A borrower who opened it signed out returns here after sign-in; one who logs out here does not.
  const [returnsAfterSignIn] = useState(session === undefined);
  return (
    <Stack gap="wide">
      <Heading level={2} size="title">
        {t('heading')}
      </Heading>
      {session ? (
        <SignedIn key={session.id} {...props} />
      ) : (
        <SignedOut {...props} returnsAfterSignIn={returnsAfterSignIn} />
      )}
    </Stack>
  );
}

function SignedOut({
  accountNumber,
  returnsAfterSignIn,
}: PaymentProps & { readonly returnsAfterSignIn: boolean }): ReactNode {
  const { wanted } = useCore();
  const t = useTexts(paymentTexts);
  const [requested] = useRequestedAccount(accountNumber);
  useEffect(() => {
    const params = requested ? { accountNumber: requested } : {};
    if (returnsAfterSignIn) wanted.remember({ screen: 'payment', params });
  }, [wanted, requested, returnsAfterSignIn]);
  const { href, onClick } = useHref({ screen: 'login' });
  return (
    <p>
      {t('signIn')}{' '}
      <Link href={href} onClick={onClick}>
        {t('toSignIn')}
      </Link>
    </p>
  );
}

function SignedIn({ accountNumber }: PaymentProps): ReactNode {
  const { environment } = useCore();
  const [requested, choose] = useRequestedAccount(accountNumber);
  const [selector] = useState(() => signal<SelectorState>('enabled'));
  const selectorState = useSignalValue(selector);
  const [underWay] = useState(() => mayBeUnderWay(environment.sessionStorage));
  const accounts = usePayableAccounts();
  const session = useSession();
  const list = accounts.at === 'ready' ? accounts.list : [];
  const asked = requestedAccount(
    session,
    requested,
    list.map(({ number }) => number),
  );
  const account = list.find(({ number }) => number === asked);
  return (
    <Stack gap="section">
      {selectorState !== 'hidden' && (
        <FirstStep
          accounts={accounts}
          chosen={account}
          disabled={selectorState === 'disabled'}
          onChoose={choose}
        />
      )}
      {(account || underWay) && (
        <OnDemand load={loadPaying} diameter={50}>
          {(View) => <View account={account} selector={selector} />}
        </OnDemand>
      )}
    </Stack>
  );
}

/** The account the borrower chose last, else the one that the page requests. */
function useRequestedAccount(
  accountNumber: string | undefined,
): readonly [string | undefined, (number: string) => void] {
  const inAddress = useValueInAddress('accountNumber', 'payment');
  const [chosen, setChosen] = useState<string>();
  // Another account from the page replaces the borrower's choice.
  useEffect(() => setChosen(undefined), [accountNumber]);
  return [chosen ?? accountNumber ?? inAddress, setChosen];
}

/** The account list, or why there is none. */
function FirstStep(props: {
  readonly accounts: PayableAccounts;
  readonly chosen: Account | undefined;
  readonly disabled: boolean;
  readonly onChoose: (number: string) => void;
}): ReactNode {
  const { accounts, chosen, disabled, onChoose } = props;
  const core = useCore();
  const t = useTexts(paymentTexts);
  const info = useSetting(accountSelectorText);
  if (accounts.at === 'loading') return <Skeleton rows={2} label={t('loading')} />;
  if (accounts.at === 'failed') {
    return <RetryBanner text="errorAccounts" onRetry={() => void accountsOf(core).refresh()} />;
  }
  if (accounts.offered.length === 0) return <p>{t('noAccounts')}</p>;
  return (
    <Stack>
      <AccountSelector
        accounts={accounts.offered}
        chosen={accounts.offered.find((each) => each === chosen)}
        disabled={disabled}
        onChoose={onChoose}
      />
      <LenderText html={info} />
    </Stack>
  );
}
