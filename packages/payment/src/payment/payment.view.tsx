import type { Account } from '@portico/contract';
import { accountsOf } from '@portico/core/accounts';
import { chunk, requestedAccount } from '@portico/core/internal';
import {
  LenderText,
  useCore,
  useFetchedAhead,
  useHref,
  useSession,
  useSetting,
  useSignalValue,
  useTexts,
  useValueInAddress,
} from '@portico/element';
import { textsOf, type PresetPart } from '@portico/shared/payment-preset';
import { SectionError } from '@portico/shared/section';
import { Heading, Link, Skeleton, Stack } from '@portico/ui';
import { formatMoney } from '@portico/rules';
import { signal, type Signal } from '@preact/signals-core';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { mayBeUnderWay } from '../intent-key';
import { purposeOf, type Meant, type Purpose } from './meant';
import { PaymentPart } from './on-demand';
import { usePayableAccounts, type PayableAccounts } from './payable-accounts';
import { paymentTexts, type PaymentTextKey } from './payment.sentences';
import { AccountSelector, type SelectorState } from './screens/account-selector';
import { FirstSteps } from './screens/first-steps';
import { StepRegion } from './screens/step-region';
import { useDraftedAccount } from './use-drafted-account';
import { useMeant } from './use-meant';
import { accountSelectorText } from '../settings/general-payment-options';

/** Everything after the first step, loaded when a loan is chosen or a payment is under way. */
const loadPaying = chunk(() => import('./paying/paying.first.view'));

type PaymentProps = {
  readonly accountNumber?: string | undefined;
} & { readonly [P in PresetPart]?: unknown };

/** The view of `portico-payment`. */
export function PaymentView({ accountNumber, ...preset }: PaymentProps): ReactNode {
  const meant = useMeant(preset);
  const props = { accountNumber, meant };
  const session = useSession();
  // A borrower who opened it signed out returns here after sign-in; one who logs out here does not.
  const [returnsAfterSignIn] = useState(session === undefined);
  return (
    <Stack gap="wide">
      <PaymentHeading meant={meant} />
      {session ? (
        <SignedIn key={session.id} {...props} />
      ) : (
        <SignedOut {...props} returnsAfterSignIn={returnsAfterSignIn} />
      )}
    </Stack>
  );
}

type ViewProps = Pick<PaymentProps, 'accountNumber'> & {
  readonly meant: Signal<Meant | undefined>;
};

const headings: Readonly<Record<Purpose, PaymentTextKey>> = {
  autopay: 'headingAutopay',
  change: 'headingChange',
  payoff: 'headingPayoff',
  amount: 'headingAmount',
};

/** Says what the payment is for, as long as that is what is chosen. */
function PaymentHeading({ meant }: Pick<ViewProps, 'meant'>): ReactNode {
  const t = useTexts(paymentTexts);
  const current = useSignalValue(meant);
  const purpose = purposeOf(current);
  const { amount } = current?.preset ?? {};
  return (
    // What it is for is said also where the page's own heading takes the place of the general one.
    <Heading own={purpose === undefined} level={2} size="title">
      {t(purpose ? headings[purpose] : 'heading', { amount: amount ? formatMoney(amount) : '' })}
    </Heading>
  );
}

function SignedOut({
  accountNumber,
  meant,
  returnsAfterSignIn,
}: ViewProps & { readonly returnsAfterSignIn: boolean }): ReactNode {
  const { wanted } = useCore();
  const t = useTexts(paymentTexts);
  const [requested] = useRequestedAccount(accountNumber);
  useEffect(() => {
    if (!returnsAfterSignIn) return;
    wanted.remember({
      screen: 'payment',
      params: {
        ...(requested && { accountNumber: requested }),
        ...textsOf(meant.peek()?.preset ?? {}),
      },
    });
  }, [wanted, requested, meant, returnsAfterSignIn]);
  const { href, onClick } = useHref({ screen: 'login' });
  return (
    <p>
      {t('signIn')}
      <br />
      <Link href={href} onClick={onClick}>
        {t('toSignIn')}
      </Link>
    </p>
  );
}

function SignedIn({ accountNumber, meant }: ViewProps): ReactNode {
  const { environment } = useCore();
  const [requested, choose] = useRequestedAccount(accountNumber);
  const [selector] = useState(() => signal<SelectorState>('enabled'));
  const selectorState = useSignalValue(selector);
  const [underWay] = useState(() => mayBeUnderWay(environment.sessionStorage));
  const accounts = usePayableAccounts();
  useFetchedAhead(loadPaying, requested !== undefined);
  useDraftedAccount(accounts.at === 'ready' && !requested, choose);
  const session = useSession();
  const list = accounts.at === 'ready' ? accounts.list : [];
  const asked = requestedAccount(
    session,
    requested,
    list.map(({ number }) => number),
  );
  const account = list.find(({ number }) => number === asked);
  const info = useSetting(accountSelectorText);
  const select = useRef<HTMLSelectElement>(null);
  const isEmpty = accounts.at === 'ready' && accounts.offered.length === 0 && !account;
  const first = !isEmpty && (
    <FirstSteps loan={account ? 'loading' : accounts.at} go={() => select.current?.focus()}>
      <LenderText html={info} />
    </FirstSteps>
  );
  return (
    <div className="@container">
      <div className="payment-steps">
        {selectorState !== 'hidden' && (
          <LoanChoice
            accounts={accounts}
            chosen={account}
            disabled={selectorState === 'disabled'}
            onChoose={choose}
            select={select}
          />
        )}
        {account || underWay || selectorState !== 'enabled' ? (
          <PaymentPart load={loadPaying} waiting={underWay ? undefined : first}>
            {(View) => <View account={account} selector={selector} meant={meant} />}
          </PaymentPart>
        ) : (
          first
        )}
      </div>
    </div>
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

/** The account list, or why there is none: the upper half of the loan's card. */
function LoanChoice(props: {
  readonly accounts: PayableAccounts;
  readonly chosen: Account | undefined;
  readonly disabled: boolean;
  readonly onChoose: (number: string) => void;
  readonly select: RefObject<HTMLSelectElement | null>;
}): ReactNode {
  const { accounts, chosen, disabled, onChoose, select } = props;
  const core = useCore();
  const t = useTexts(paymentTexts);
  return (
    <StepRegion name="loan" heading={t('loanHeading')}>
      {accounts.at === 'failed' && (
        <SectionError retryLabel={t('tryAgain')} retry={() => void accountsOf(core).refresh()}>
          {t('errorAccounts')}
        </SectionError>
      )}
      {accounts.at === 'loading' && (
        <div className="min-h-14 rounded-t-lg border border-b-0 border-line bg-raised px-4 py-2">
          <Skeleton rows={1} label={t('loading')} />
        </div>
      )}
      {accounts.at === 'ready' && accounts.offered.length === 0 && <NothingToPay />}
      {accounts.at === 'ready' && accounts.offered.length > 0 && (
        <AccountSelector
          ref={select}
          accounts={accounts.offered}
          chosen={accounts.offered.find((each) => each === chosen)}
          disabled={disabled}
          onChoose={onChoose}
        />
      )}
    </StepRegion>
  );
}

/** No loan can be paid: the way back, if the page has one. */
function NothingToPay(): ReactNode {
  const t = useTexts(paymentTexts);
  const { href, onClick } = useHref({ screen: 'dashboard' });
  return (
    <>
      <p>{t('noAccounts')}</p>
      {href !== undefined && (
        <p>
          <Link href={href} onClick={onClick}>
            {t('backToDashboard')}
          </Link>
        </p>
      )}
    </>
  );
}
