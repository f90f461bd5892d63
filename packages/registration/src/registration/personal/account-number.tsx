import { useTexts } from '@portico/element';
import { MaskedInput, type InputProps } from '@portico/ui';
import type { ReactNode } from 'react';
import { accountNumberPattern } from '../registration.masks';
import { registrationTexts } from '../registration.texts';

/** The account number in the groups of the institution; free text where it prescribes none (access §5). */
export function AccountNumber(props: {
  readonly field: Omit<InputProps, 'ref'>;
  readonly groups: readonly number[];
  /** Until it is known what kind of account is meant. */
  readonly locked: boolean;
}): ReactNode {
  const { field, groups, locked } = props;
  const t = useTexts(registrationTexts);
  const pattern = accountNumberPattern(groups);
  const hint = pattern && t('accountNumberHint', { pattern });
  return (
    <MaskedInput
      {...field}
      // The lengths may arrive while somebody types: the field stays the same one.
      mask={pattern ? { pattern } : undefined}
      autoComplete="off"
      inputMode={pattern ? 'numeric' : 'text'}
      disabled={locked}
      hint={locked ? t('accountNumberLocked') : hint}
    />
  );
}
