import { useTexts } from '@portico/element';
import { readGroups } from '@portico/rules';
import { MaskedInput, type InputProps } from '@portico/ui';
import type { ReactNode } from 'react';
import { accountNumberPattern } from '../registration.masks';
import { registrationTexts } from '../registration.sentences';

/** The account number in the institution's groups; free text if it sets none (access §5). */
export function AccountNumber(props: {
  readonly field: Omit<InputProps, 'ref'>;
  readonly groups: readonly number[];
  /** Until the account type is chosen. */
  readonly locked: boolean;
}): ReactNode {
  const { field, groups, locked } = props;
  const t = useTexts(registrationTexts);
  const pattern = accountNumberPattern(groups);
  const hint = pattern && t('accountNumberHint', { pattern });
  return (
    <MaskedInput
      {...field}
      // The lengths may arrive while the borrower types: the input must stay mounted.
      mask={pattern ? { pattern, read: readGroups } : undefined}
      autoComplete="off"
      inputMode={pattern ? 'numeric' : 'text'}
      disabled={locked}
      hint={locked ? t('accountNumberLocked') : hint}
    />
  );
}
