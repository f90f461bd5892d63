import { useTexts } from '@portico/element';
import { MaskedInput, type InputProps, type Mask } from '@portico/ui';
import { useMemo, type ReactNode } from 'react';
import { accountNumberMask } from '../registration.masks';
import { registrationTexts } from '../registration.texts';

const anything: Mask = { mask: /^[^]*$/ };

/** The account number in the groups of the institution; free text where it prescribes none (access §5). */
export function AccountNumber(props: {
  readonly field: Omit<InputProps, 'ref'>;
  readonly groups: readonly number[];
  /** Until it is known what kind of account is meant. */
  readonly locked: boolean;
}): ReactNode {
  const { field, groups, locked } = props;
  const t = useTexts(registrationTexts);
  const shape = groups.join();
  const mask = useMemo(
    () => (shape === '' ? anything : accountNumberMask(shape.split(',').map(Number))),
    [shape],
  );
  const pattern = groups.map((length) => '0'.repeat(length)).join('-');
  const hint = pattern && t('accountNumberHint', { pattern });
  return (
    <MaskedInput
      {...field}
      // The lengths may arrive while somebody types: the field stays the same one.
      mask={mask}
      autoComplete="off"
      inputMode={shape === '' ? 'text' : 'numeric'}
      disabled={locked}
      hint={locked ? t('accountNumberLocked') : hint}
    />
  );
}
