import { accountsOf, type AccountListAnswer } from '@portico/core/accounts';
import { removeCheckDigitOption, requestedAccount } from '@portico/core/internal';
import { useCore, useSession, useSetting, useTexts } from '@portico/element';
import { documentsOfAccount } from '@portico/shared/documents';
import { displayAccountNumber } from '@portico/rules';
import type { ReactNode } from 'react';
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
  return (
    <ChosenDocuments
      name="documentsAccount"
      sentence={(key) => t(`account${key}`)}
      choices={choices}
      chosen={chosenOf(choices, requestedAccount(session, wanted, numbers))}
      onChoose={onChoose}
      retry={() => void accountsOf(core).refresh()}
      headingOf={(name) => t('headingAccount', { name })}
      documentsOf={documentsOfAccount}
    />
  );
}

/** The borrower's accounts, also closed ones: `Auto loan 001-1000001-7`. */
function useAccountChoices(): Choices {
  const removeCheckDigit = useSetting(removeCheckDigitOption);
  const choicesOf = ({ accounts }: AccountListAnswer) =>
    accounts.map(({ number, description = '' }) => ({
      value: number,
      label: `${description} ${displayAccountNumber(number, removeCheckDigit)}`.trim(),
    }));
  return useChoices(accountsOf(useCore()), choicesOf);
}
