import { useTexts } from '@portico/element';
import {
  isPhone,
  phoneMask,
  phonePattern,
  type Mask,
  type PhoneEntryProblem,
  type PhoneSlot,
} from '@portico/rules';
import { MaskedInput, Switch } from '@portico/ui';
import type { ReactNode } from 'react';
import type {
  PersonalInformationEvent,
  PersonalInformationState,
} from '../personal-information.flow';
import { personalInformationTexts } from '../personal-information.sentences';

const mask: Mask = { ...phoneMask, pattern: phonePattern };

const problemTexts = {
  required: 'phoneRequired',
  invalid: 'phoneInvalid',
} as const satisfies Partial<Record<PhoneEntryProblem, string>>;

/** A phone number, whether it is called first, and whether it gets texts (access §2). */
export function PhoneGroup(props: {
  readonly slot: PhoneSlot;
  readonly state: PersonalInformationState;
  readonly send: (event: PersonalInformationEvent) => void;
  /** Below the number's switches. */
  readonly children?: ReactNode;
}): ReactNode {
  const { slot, state, send, children } = props;
  const t = useTexts(personalInformationTexts);
  const { phoneNumber, primary, optInToTexting } = state.values[slot];
  const problem = state.errors[slot];
  const needsNumber = isPhone(phoneNumber) ? undefined : t('needsNumber');
  const isWrong = problem && problem !== 'noPrimary' && state.touched.has(slot);
  return (
    <div className="grid grid-cols-1 content-start gap-4 rounded-md border border-line p-4">
      <MaskedInput
        name={slot}
        label={t(slot)}
        value={phoneNumber}
        mask={mask}
        required={slot === 'phone1'}
        error={isWrong ? t(problemTexts[problem]) : undefined}
        placeholder={t('phonePlaceholder')}
        inputMode="tel"
        autoComplete="tel-national"
        onChange={(number) => send({ type: 'phone', slot, number })}
        onBlur={() => send({ type: 'blur', field: slot })}
      />
      <Switch
        name={`${slot}Primary`}
        label={t(`${slot}Primary`)}
        hint={slot === 'phone2' ? needsNumber : undefined}
        error={problem === 'noPrimary' ? t('phoneNoPrimary') : undefined}
        checked={primary}
        disabled={slot === 'phone2' && needsNumber !== undefined}
        onChange={(on) => send({ type: 'primary', slot, on })}
      />
      <Switch
        name={`${slot}OptInTexting`}
        label={t(`${slot}Texts`)}
        hint={needsNumber}
        checked={optInToTexting}
        disabled={needsNumber !== undefined}
        onChange={(on) => send({ type: 'texts', slot, on })}
      />
      {children}
    </div>
  );
}
