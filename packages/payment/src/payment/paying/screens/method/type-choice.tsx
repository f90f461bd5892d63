import { useSetting, useTexts } from '@portico/element';
import { cardBrands, formatMoney, type Cents, type PaymentType } from '@portico/rules';
import { ChoiceGroup } from '@portico/ui';
import { useRef, type FocusEvent, type ReactNode } from 'react';
import { CardMark } from '../../methods/card-mark';
import type { Loan } from '../../plan/choices';
import { paymentPayingTexts } from '../../payment.paying.sentences';
import type { Send } from '../step-props';
import { useTypeFees } from './type-fees';
import { cardTypes } from '../../../../settings/card-payment-options';

type TypeProps = {
  readonly loan: Loan;
  readonly type: PaymentType | undefined;
  /** Of the payment, once it is known. */
  readonly fee: Cents | undefined;
  readonly send: Send;
  /** Below the types. */
  readonly foot: ReactNode;
  /** What opens below the chosen type. */
  readonly children: (type: PaymentType) => ReactNode;
};

/**
 * E-Check or card. A type without a saved method opens the form for a new one when it is pressed
 * and when the focus leaves the group; an arrow key only chooses the type (D163).
 */
export function TypeChoice(props: TypeProps): ReactNode {
  const { loan, type, fee, send, foot, children } = props;
  const t = useTexts(paymentPayingTexts);
  const feesOfType = useTypeFees(loan.info);
  const chosenFee = useChosenFee(fee);
  /** The type was chosen by an arrow key, and its form has not been opened. */
  const waits = useRef(false);
  const openForm = () => {
    if (waits.current) send({ type: 'needMethod' });
    waits.current = false;
  };
  return (
    <div
      onKeyDown={({ key }) => {
        if (key === 'Enter') openForm();
      }}
      onBlur={(event) => {
        if (leavesTypes(event)) openForm();
      }}
    >
      <ChoiceGroup
        name="paymentType"
        label={t('typeLabel')}
        value={type ?? ''}
        options={loan.types.map((each) => ({
          value: each,
          label: t(each),
          aside: (
            <TypeAside
              type={each}
              fee={(each === type && chosenFee) || feesOfType(each).short}
              chosen={each === type}
            />
          ),
          description: feesOfType(each).long,
          content: each === type && children(each),
        }))}
        foot={foot}
        onPress={(pressed) => {
          if (pressed === type) openForm();
        }}
        onChange={(paymentType, byArrowKey) => {
          waits.current = byArrowKey;
          send({ type: 'chooseType', paymentType });
          if (!byArrowKey) send({ type: 'needMethod' });
        }}
      />
    </div>
  );
}

/** The only type of a loan: no question. */
export function SingleType({ loan, type, fee, foot, children }: TypeProps): ReactNode {
  const t = useTexts(paymentPayingTexts);
  const feesOfType = useTypeFees(loan.info);
  const chosenFee = useChosenFee(fee);
  if (!type) return null;
  const { short, long } = feesOfType(type);
  return (
    <div className="rounded-lg border border-line bg-raised">
      <div className="grid gap-3 p-4">
        <div>
          <p className="flex flex-wrap justify-between gap-x-3">
            <span className="font-medium">{t(type)}</span>
            <TypeAside type={type} fee={chosenFee ?? short} chosen />
          </p>
          {long && <p className="text-sm text-muted">{long}</p>}
        </div>
        {children(type)}
      </div>
      {foot && <div className="border-t border-line px-4 py-2.5 text-sm text-muted">{foot}</div>}
    </div>
  );
}

/** The fee of the payment, once it is known. */
function useChosenFee(fee: Cents | undefined): string | undefined {
  const t = useTexts(paymentPayingTexts);
  if (fee === undefined) return undefined;
  return fee > 0 ? t('feeOf', { amount: formatMoney(fee) }) : t('feeNone');
}

/** The fee, and the brands of cards that can be used. */
function TypeAside(props: {
  readonly type: PaymentType;
  readonly fee: string | undefined;
  readonly chosen: boolean;
}): ReactNode {
  const taken = useSetting(cardTypes);
  const brands = cardBrands.filter((brand) => taken.includes(brand));
  return (
    <span className="flex flex-wrap justify-end gap-x-2 gap-y-1 text-muted">
      {props.fee}
      {props.type === 'card' && !props.chosen && (
        <span className="flex gap-1 pt-0.5">
          {brands.map((brand) => (
            <CardMark key={brand} brand={brand} width={31} />
          ))}
        </span>
      )}
    </span>
  );
}

/** Whether the focus goes from a type to another element of the page, and not to another window. */
function leavesTypes({ target, currentTarget, relatedTarget }: FocusEvent): boolean {
  if (!(relatedTarget instanceof Node) || !isType(target)) return false;
  return !currentTarget.contains(relatedTarget) || !isType(relatedTarget);
}

function isType(node: EventTarget): boolean {
  return node instanceof HTMLInputElement && node.type === 'radio';
}
