import {
  useCore,
  useEmit,
  useFlow,
  useHref,
  useNavigate,
  useSession,
  useSettingReader,
  useTexts,
} from '@portico/element';
import { assertNever } from '@portico/rules';
import { Heading, Link, Stack } from '@portico/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { accountInAddress } from './account-in-address';
import { createPayment } from './payment.controller';
import type { PaymentEvent, PaymentState } from './payment.state';
import { paymentTexts } from './payment.texts';
import { writeConfirmation } from '../confirmation';
import { Checking, Done, Unresolved } from './screens/outcome';
import { Steps } from './screens/steps';

/** The whole of `portico-payment`. */
export function PaymentView(props: { readonly accountNumber?: string | undefined }): ReactNode {
  const t = useTexts(paymentTexts);
  const session = useSession();
  return (
    <Stack gap="wide">
      <Heading level={2} size="title">
        {t('heading')}
      </Heading>
      {session ? <SignedIn key={session.id} {...props} /> : <SignedOut />}
    </Stack>
  );
}

function SignedOut(): ReactNode {
  const t = useTexts(paymentTexts);
  const { href = '#', onClick } = useHref({ screen: 'login' });
  return (
    <p>
      {t('signIn')}{' '}
      <Link href={href} onClick={onClick}>
        {t('toSignIn')}
      </Link>
    </p>
  );
}

function SignedIn({ accountNumber }: { readonly accountNumber?: string | undefined }): ReactNode {
  const core = useCore();
  const read = useSettingReader();
  const emit = useEmit();
  const navigate = useNavigate();
  const { configuration, environment } = core;
  const wanted =
    accountNumber ??
    accountInAddress(configuration.peek().pages.payment, environment.location.href());
  const { state, send } = useFlow(() =>
    createPayment({
      core,
      read,
      accountNumber: wanted,
      paid: (confirmation) => {
        emit('portico-payment-submitted', { kind: confirmation.submissionInfo.kind });
        navigate({
          screen: 'paymentConfirm',
          arrival: { kind: 'payment', confirmation: writeConfirmation(confirmation) },
        });
      },
    }),
  );
  useChangedAccount(accountNumber, send);
  return <Screen state={state} send={send} />;
}

/** The page asks for another account than the one it started with. */
function useChangedAccount(
  accountNumber: string | undefined,
  send: (event: PaymentEvent) => void,
): void {
  const known = useRef(accountNumber);
  useEffect(() => {
    if (accountNumber === known.current) return;
    known.current = accountNumber;
    if (accountNumber !== undefined) send({ type: 'chooseAccount', number: accountNumber });
  }, [accountNumber, send]);
}

function Screen(props: {
  readonly state: PaymentState;
  readonly send: (event: PaymentEvent) => void;
}): ReactNode {
  const { state, send } = props;
  const { place } = state;
  switch (place.at) {
    case 'choosing':
    case 'addingBank':
    case 'confirming':
    case 'submitting':
    case 'notSent':
      return <Steps state={state} send={send} />;
    case 'checking':
      return <Checking intent={place.intent} />;
    case 'unresolved':
      return <Unresolved intent={place.intent} send={send} />;
    case 'done':
      return <Done confirmation={place.confirmation} />;
    default:
      return assertNever(place);
  }
}
