import { useCore, useHref, useSignalValue } from '@portico/element';
import { displayAccountNumber, formatDate, formatMoney } from '@portico/rules';
import { paymentDestination } from '@portico/shared/payment-preset';
import { Banner, Link, LinkButton, Unbroken, useHeadingTag } from '@portico/ui';
import type { ReactNode } from 'react';
import { nearDay, weekday } from '../../loan/near-day';
import { useCanRequest } from '../../loan/use-requests';
import { accountName, type AccountRow } from '../accounts.model';
import { reasonText } from '../cells/reason';
import { StatementsLink } from '../cells/statements-link';
import type { ColumnContext } from '../column-context';
import { useColumnContext } from '../use-column-context';
import { AfterThat } from './after-that';
import { whatIsDue, type Due } from './what-is-due';

/** Larger than a `Heading`, whose sizes every widget loads. */
function Sentence({ children }: { readonly children: ReactNode }): ReactNode {
  const Tag = useHeadingTag(2);
  return (
    <Tag className="font-heading text-[min(2.5rem,15cqi)] leading-[1.1] font-semibold tracking-[-0.02em] text-balance @min-[600px]/lists:text-[3rem]">
      {children}
    </Tag>
  );
}

/** What comes then, where the width allows. */
const beside = ' @min-[880px]/lists:grid-cols-[minmax(0,1fr)_minmax(0,27.5rem)]';

/** What is overdue, what is due next in a sentence with the way to pay it, and what comes then. */
export function NextDue({ rows }: { readonly rows: readonly AccountRow[] }): ReactNode {
  const context = useColumnContext();
  const { t } = context;
  const { overdue, lead, byAutopay, after, nothingDue } = whatIsDue(rows);
  const payable = rows.filter((row) => context.payLink(row));
  const another = payable.length > 0 && <AnotherPayment after={lead} payable={payable} />;
  const said = lead ?? byAutopay ?? (nothingDue || undefined);
  return (
    <>
      {overdue.map((due) => (
        <Overdue key={due.account.number} due={due} context={context} />
      ))}
      {(said || another) && (
        <div
          className={
            'grid grid-cols-1 items-start gap-x-16 gap-y-10' + (after.length > 0 ? beside : '')
          }
        >
          <div className="grid grid-cols-1 gap-6">
            {lead && <Lead due={lead} context={context} />}
            {!lead && said && (
              <div className="grid gap-2">
                <Sentence>{t('nothingDue')}</Sentence>
                {byAutopay && <ByAutopay due={byAutopay} context={context} />}
              </div>
            )}
            <div className="grid gap-4 @min-[600px]/lists:flex">
              {lead && <Pay due={lead} context={context} />}
              {another}
            </div>
          </div>
          <AfterThat due={after} context={context} />
        </div>
      )}
    </>
  );
}

type DueProps = { readonly due: Due; readonly context: ColumnContext };

function Overdue({ due, context }: DueProps): ReactNode {
  const { account: row, amount } = due;
  const { t } = context;
  const near = useNearDay();
  const account = accountName(row, context.removeCheckDigit);
  const reason = row.isBlocked && reasonText(row, t);
  return (
    <Banner
      tone="warning"
      title={<Unbroken>{t('overdue', { account, amount: formatMoney(amount) })}</Unbroken>}
      action={<Pay due={due} context={context} />}
    >
      {row.dueDate && <p>{t('overdueSince', { date: near(row.dueDate, context) })}</p>}
      {reason && <p>{reason}</p>}
      <WhatElse accountNumber={row.number}>{t('overdueHelp')}</WhatElse>
    </Banner>
  );
}

/** The way to what can be requested in place of paying now; nothing where nothing can. */
function WhatElse(props: {
  readonly accountNumber: string;
  readonly children: ReactNode;
}): ReactNode {
  return useCanRequest(props.accountNumber) ? <RequestsLink {...props} /> : null;
}

/** Its screen is asked for only where there is something to request. */
function RequestsLink({ accountNumber, children }: Parameters<typeof WhatElse>[0]): ReactNode {
  const { href, onClick } = useHref({
    screen: 'requests',
    params: { accountNumber },
    data: { kind: 'request' },
  });
  if (href === undefined) return null;
  return (
    <p>
      <Link href={href} onClick={onClick}>
        {children}
      </Link>
    </p>
  );
}

function Lead({ due, context }: DueProps): ReactNode {
  const { account: row, amount: owed } = due;
  const { t } = context;
  const near = useNearDay();
  const amount = formatMoney(owed);
  return (
    <div className="grid gap-2">
      <Sentence>
        {row.dueDate
          ? t('due', { amount, date: near(row.dueDate, context) })
          : t('dueNoDate', { amount })}
      </Sentence>
      <div>
        <p>
          {row.description}{' '}
          <span translate="no" className="whitespace-nowrap">
            {displayAccountNumber(row.number, context.removeCheckDigit)}
          </span>
        </p>
        {row.dueDate && (
          <p className="text-muted">{t('dueOn', { date: formatDate(row.dueDate) })}</p>
        )}
        {row.isBlocked && <p>{reasonText(row, t)}</p>}
        <StatementsLink row={row} context={context} />
      </div>
    </div>
  );
}

function ByAutopay({ due, context }: DueProps): ReactNode {
  const { account: row, amount } = due;
  const { locale } = useSignalValue(useCore().configuration);
  const { t } = context;
  const day = row.autopayDate;
  const account = accountName(row, context.removeCheckDigit);
  return (
    day && (
      <p>
        <Unbroken>
          {t('autopayPays', {
            amount: formatMoney(row.autopayAmount ?? amount),
            account,
            date: t('dayAndDate', { day: weekday(day, locale), date: formatDate(day) }),
          })}
        </Unbroken>
      </p>
    )
  );
}

/** Pay, filled: only here and where something is overdue. */
function Pay({ due, context }: DueProps): ReactNode {
  const { t, payLink, removeCheckDigit } = context;
  const { href, onClick } = payLink(due.account, due.amount) ?? {};
  if (href === undefined) return null;
  const amount = formatMoney(due.amount);
  const account = accountName(due.account, removeCheckDigit);
  return (
    <LinkButton
      variant="primary"
      href={href}
      onClick={onClick}
      ariaLabel={t('payAmountOf', { amount, account })}
    >
      {t('payAmount', { amount })}
    </LinkButton>
  );
}

/** The payment screen: of the loan that alone can be paid, else with the loan still to choose. */
export function AnotherPayment(props: {
  readonly after: Due | undefined;
  readonly payable: readonly AccountRow[];
}): ReactNode {
  const { after, payable } = props;
  const { t } = useColumnContext();
  const only = payable.length === 1 ? payable[0] : undefined;
  const { href, onClick } = useHref(paymentDestination(only?.number));
  return (
    href !== undefined && (
      <LinkButton href={href} onClick={onClick}>
        {t(after ? 'makeAnother' : 'makePayment')}
      </LinkButton>
    )
  );
}

function useNearDay() {
  const { locale } = useSignalValue(useCore().configuration);
  return (date: NonNullable<AccountRow['dueDate']>, { today }: ColumnContext) =>
    nearDay(date, today, locale);
}
