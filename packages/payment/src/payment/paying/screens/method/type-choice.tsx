import { useTexts } from '@portico/element';
import type { PaymentType } from '@portico/rules';
import { RadioGroup } from '@portico/ui';
import { useRef, type FocusEvent, type MouseEvent, type ReactNode } from 'react';
import type { Loan } from '../../plan/choices';
import { payingTexts } from '../../paying.texts';
import { FeeNote } from './before-paying';
import type { StepProps } from '../step-props';

/**
 * E-Check or card. A type without a saved method opens the form for a new one when it is pressed
 * and when the focus leaves the group; an arrow key only chooses the type (D163).
 */
export function TypeChoice(
  props: Pick<StepProps, 'send'> & {
    readonly loan: Loan;
    readonly type: PaymentType | undefined;
  },
): ReactNode {
  const { loan, type, send } = props;
  const t = useTexts(payingTexts);
  const byArrowKey = useRef(false);
  /** The type was chosen by an arrow key, and its form has not been opened. */
  const waits = useRef(false);
  const openForm = () => {
    if (waits.current) send({ type: 'needMethod' });
    waits.current = false;
  };
  return (
    <div
      onKeyDown={({ key }) => {
        byArrowKey.current = key.startsWith('Arrow');
        if (key === 'Enter') openForm();
      }}
      onKeyUp={() => {
        byArrowKey.current = false;
      }}
      onClick={(event) => {
        if (!byArrowKey.current && isOn(event, type)) openForm();
      }}
      onBlur={(event) => {
        if (leavesGroup(event)) openForm();
      }}
    >
      <RadioGroup
        name="paymentType"
        label={t('typeLabel')}
        value={type ?? ''}
        options={loan.types.map((each) => ({
          value: each,
          label: t(each),
          description: <FeeNote info={loan.info} type={each} />,
        }))}
        onChange={(paymentType) => {
          waits.current = byArrowKey.current;
          send({ type: 'chooseType', paymentType });
          if (!waits.current) send({ type: 'needMethod' });
        }}
      />
    </div>
  );
}

/** Whether the type that is already chosen was pressed. */
function isOn({ target }: MouseEvent, type: PaymentType | undefined): boolean {
  return target instanceof HTMLInputElement && target.value === type;
}

/** Whether the focus goes to another element of the page, and not to another window. */
function leavesGroup({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
}
