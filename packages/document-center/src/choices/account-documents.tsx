import type { Account } from '@portico/contract';
import { accountsOf, type AccountListAnswer } from '@portico/core/accounts';
import { requestedAccount } from '@portico/core/internal';
import { useCore, useHref, useQuery, useSession, useSetting, useTexts } from '@portico/element';
import { documentsOfAccount, statementsDestination } from '@portico/shared/documents';
import { accountKind, displayAccountNumber, isClosed } from '@portico/rules';
import { Link } from '@portico/ui';
import type { ReactNode } from 'react';
import { hideEStatementsOption, removeCheckDigitOption } from '@portico/shared/settings';
import { documentCenterTexts } from '../document-center/document-center.sentences';
import { chosenOf, useChoices, type Choices } from './choices';
import { ChosenDocuments } from './chosen-documents';

/** The account number selector, and the documents of the chosen account (accounts §2.1, §2.7). */
export function AccountDocuments(props: {
  /** The account to show, by number or reference. */
  readonly wanted: string | undefined;
  readonly onChoose: (accountNumber: string) => void;
}): ReactNode {
  const { wanted, onChoose } = props;
  const core = useCore();
  const session = useSession();
  const t = useTexts(documentCenterTexts);
  const choices = useAccountChoices();
  const numbers = choices.at === 'ready' ? choices.choices.map(({ value }) => value) : [];
  const chosen = chosenOf(choices, requestedAccount(session, wanted, numbers));
  return (
    <ChosenDocuments
      name="documentsAccount"
      sentence={(key) => t(`account${key}`)}
      choices={choices}
      chosen={chosen}
      more={chosen && <Statements accountNumber={chosen.value} />}
      onChoose={onChoose}
      retry={() => void accountsOf(core).refresh()}
      headingOf={(name) => t('headingAccount', { name })}
      documentsOf={documentsOfAccount}
    />
  );
}

/** The borrower's accounts, closed ones last: `Auto loan 001-1000001-7`. */
function useAccountChoices(): Choices {
  const removeCheckDigit = useSetting(removeCheckDigitOption);
  const choicesOf = ({ accounts }: AccountListAnswer) =>
    [...accounts].sort(openFirst).map(({ number, description = '' }) => ({
      value: number,
      label: `${description} ${displayAccountNumber(number, removeCheckDigit)}`.trim(),
    }));
  return useChoices(accountsOf(useCore()), choicesOf);
}

const openFirst = (one: Account, other: Account) => closedness(one) - closedness(other);
const closedness = ({ comment = '' }: Account) => Number(isClosed(comment));

/** The way to the statements of a loan or line of credit, which are on its page. */
function Statements({ accountNumber }: { readonly accountNumber: string }): ReactNode {
  const t = useTexts(documentCenterTexts);
  const hidden = useSetting(hideEStatementsOption);
  const [accounts] = useQuery(accountsOf(useCore()));
  const { href, onClick } = useHref(statementsDestination(accountNumber));
  const listed = accounts.status === 'ready' ? accounts.value.accounts : [];
  const account = listed.find(({ number }) => number === accountNumber);
  const kind = account && accountKind(account.type);
  const isOwed = kind === 'loan' || kind === 'lineOfCredit';
  if (hidden || href === undefined || !isOwed) return null;
  return (
    <p>
      <Link href={href} onClick={onClick}>
        {t('statements')}
      </Link>
    </p>
  );
}
