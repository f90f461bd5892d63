import { useTexts } from '@portico/element';
import { MaskedInput, TextInput, type InputProps } from '@portico/ui';
import { useMemo, type ReactNode } from 'react';
import { accountNumberMask } from '../registration.masks';
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
  const shape = groups.join();
  const mask = useMemo(() => accountNumberMask(shape.split(',').map(Number)), [shape]);
  const common = { ...field, autoComplete: 'off', disabled: locked } as const;
  if (groups.length === 0) {
    return <TextInput {...common} hint={locked ? t('accountNumberLocked') : undefined} />;
  }
  const pattern = groups.map((length) => '0'.repeat(length)).join('-');
  return (
    <MaskedInput
      key={shape}
      {...common}
      mask={mask}
      inputMode="numeric"
      hint={t('accountNumberHint', { pattern })}
    />
  );
}
