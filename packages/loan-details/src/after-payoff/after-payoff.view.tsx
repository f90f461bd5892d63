import type { RequestOutcome } from '@portico/contract';
import { longDate, today } from '@portico/core/internal';
import { useCore, useHref, useQuery, useSignalValue, useTexts } from '@portico/element';
import { formatMoney } from '@portico/rules';
import { documentsTexts, DocumentTile } from '@portico/shared/documents';
import { offeredOn, requestsOf } from '@portico/shared/requests';
import { Section, SectionLevelsContext } from '@portico/shared/section';
import { Heading, Link, Skeleton, WithPhone } from '@portico/ui';
import { useContext, type ReactNode } from 'react';
import { loanDetailsSectionsTexts } from '../loan-details/loan-details.sections.sentences';
import type { LoanSectionProps } from '../loan/loan';
import { UnreadPart } from '../loan/unread-part';
import {
  kindOfPart,
  partState,
  payoffParts,
  type PartState,
  type PayoffPart,
} from './after-payoff.model';
import { afterPayoffTexts, type AfterPayoffTextKey } from './after-payoff.sentences';

export const texts = [afterPayoffTexts, documentsTexts];

/** What the borrower of a loan that is paid still gets, and when. */
export default function AfterPayoff({ loan }: LoanSectionProps): ReactNode {
  const t = useTexts(loanDetailsSectionsTexts);
  return (
    <Section heading={t('sectionAfterPayoff')}>
      <Parts accountNumber={loan.accountNumber} />
    </Section>
  );
}

function Parts({ accountNumber }: { readonly accountNumber: string }): ReactNode {
  const core = useCore();
  const t = useTexts(afterPayoffTexts);
  const [sent, readSent] = useQuery(requestsOf(core, accountNumber));
  const [offered, readOffered] = useQuery(offeredOn(core, accountNumber));
  if (sent.status === 'loading' || offered.status === 'loading') return <Skeleton rows={4} />;
  if (sent.status === 'failed') return <UnreadPart reload={readSent} />;
  if (offered.status === 'failed' && offered.error.kind !== 'missing') {
    return <UnreadPart reload={readOffered} />;
  }
  const kinds = offered.status === 'ready' ? offered.value.kinds : [];
  const known = { requests: sent.value.requests, kinds, today: today(core) };
  const shown = payoffParts.flatMap((part) => {
    const state = partState(part, known);
    return state ? [{ part, state }] : [];
  });
  if (shown.length === 0) {
    return (
      <p>
        <WithPhone>{t('nothing')}</WithPhone>
      </p>
    );
  }
  return (
    <ul className="grid grid-cols-1 gap-6">
      {shown.map(({ part, state }) => (
        <Part key={part} accountNumber={accountNumber} part={part} state={state} />
      ))}
    </ul>
  );
}

function Part(props: {
  readonly accountNumber: string;
  readonly part: PayoffPart;
  readonly state: PartState;
}): ReactNode {
  const { accountNumber, part, state } = props;
  const t = useTexts(afterPayoffTexts);
  const { within } = useContext(SectionLevelsContext);
  const { locale } = useSignalValue(useCore().configuration);
  const { href, onClick } = useHref({
    screen: 'requests',
    params: { accountNumber },
    data: opensAt(part, state),
  });
  const { key, date, amount } = sentenceOf(part, state);
  const link = linkOf(part, state);
  return (
    <li className="grid grid-cols-1 gap-1">
      <Heading level={within} size="label">
        {t(part)}
      </Heading>
      <p>
        {t(key, {
          date: date ? longDate(date, locale) : '',
          amount: amount === undefined ? '' : formatMoney(amount),
        })}
      </p>
      {link && href !== undefined && (
        <p>
          <Link href={href} onClick={onClick}>
            {t(link)}
          </Link>
        </p>
      )}
      {state.at === 'done' && <IssuedDocument outcome={state.outcome} />}
    </li>
  );
}

/** The letter, which a press opens. */
function IssuedDocument({ outcome }: { readonly outcome: RequestOutcome }): ReactNode {
  const { fileId, displayName = fileId, displayFormat, date: dateUploaded } = outcome;
  if (fileId === undefined || displayName === undefined) return null;
  return (
    <ul className="grid grid-cols-1">
      <DocumentTile listed={{ fileId, displayName, displayFormat, dateUploaded }} isNew={false} />
    </ul>
  );
}

type Sentence = Pick<Partial<RequestOutcome>, 'date' | 'amount'> & {
  readonly key: AfterPayoffTextKey;
};

const outcomeKeys: Readonly<
  Record<PayoffPart, { readonly done: AfterPayoffTextKey; readonly coming: AfterPayoffTextKey }>
> = {
  letter: { done: 'letterDone', coming: 'letterComing' },
  lien: { done: 'lienDone', coming: 'lienComing' },
  refund: { done: 'refundDone', coming: 'refundComing' },
};

const offeredKeys: Readonly<Record<PayoffPart, AfterPayoffTextKey>> = {
  letter: 'letterOffered',
  lien: 'lienOffered',
  refund: 'refundOffered',
};

/** What is said of a part; without a day, or an amount that its sentence names, less is said. */
function sentenceOf(part: PayoffPart, state: PartState): Sentence {
  switch (state.at) {
    case 'done':
    case 'coming': {
      const { date, amount } = state.outcome;
      const isWhole = date !== undefined && (part !== 'refund' || amount !== undefined);
      return isWhole ? { key: outcomeKeys[part][state.at], date, amount } : { key: state.at };
    }
    case 'waiting':
      return state.answerBy ? { key: 'comingBy', date: state.answerBy } : { key: 'coming' };
    case 'needed':
    case 'answered':
      return { key: state.at };
    case 'offered':
      return { key: offeredKeys[part] };
    case 'none':
      return { key: 'refundNone' };
  }
}

const askKeys: Readonly<Record<PayoffPart, AfterPayoffTextKey>> = {
  letter: 'askLetter',
  lien: 'askLien',
  refund: 'askRefund',
};

/** Which request is opened: one that was sent, or a new one. */
function opensAt(part: PayoffPart, state: PartState) {
  const isSent = state.at === 'needed' || state.at === 'answered';
  return { kind: 'request', name: isSent ? state.referenceNumber : kindOfPart(part) } as const;
}

/** Where the borrower can do or read something, what leads there. */
function linkOf(part: PayoffPart, { at }: PartState): AfterPayoffTextKey | undefined {
  if (at === 'offered') return askKeys[part];
  return at === 'needed' || at === 'answered' ? 'toRequest' : undefined;
}
