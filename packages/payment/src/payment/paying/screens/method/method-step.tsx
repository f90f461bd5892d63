import { NotOpened, useFetchedAhead, useSetting, useTexts } from '@portico/element';
import { useKeptFocus } from '@portico/shared/section';
import type { Cents, PaymentType } from '@portico/rules';
import { Button, CardSelect, Icon, Inline, plusIcon, RichText } from '@portico/ui';
import { memo, useRef, type ReactNode } from 'react';
import { paymentTexts } from '../../../payment.sentences';
import { StepRegion } from '../../../screens/step-region';
import { profileIdOf, savedOf, type Method } from '../../methods/method';
import { useMethodForm } from '../../methods/method-form';
import { DefaultMethod } from '../../methods/saved-method-tools/default-method';
import { ManageMethod } from '../../methods/saved-method-tools/manage-method';
import { ToolsOutcome } from '../../methods/saved-method-tools/tools-outcome';
import {
  useSavedMethodTools,
  type SavedMethodTools,
} from '../../methods/saved-method-tools/use-saved-method-tools';
import { paymentPayingTexts } from '../../payment.paying.sentences';
import type { Loan } from '../../plan/choices';
import type { Send } from '../step-props';
import { CardElsewhere } from './card-elsewhere';
import { MethodFace } from './method-face';
import { useMethodName } from './method-name';
import { SingleType, TypeChoice } from './type-choice';
import { paymentTypeText } from '../../../../settings/general-payment-options';

type MethodProps = {
  readonly accountNumber: string;
  readonly loan: Loan;
  readonly type: PaymentType | undefined;
  readonly method: Method | undefined;
  /** Of the payment, once it is known. */
  readonly fee: Cents | undefined;
  /** Only another type can pay what is due. */
  readonly isRefused: boolean;
  readonly send: Send;
  /** The form for a new method could not be opened. */
  readonly notOpened: boolean;
};

/** The second step: E-Check or card, and which one (payments §2). */
export const MethodStep = memo(function MethodStep(props: MethodProps): ReactNode {
  const { method, send, accountNumber, loan } = props;
  const t = useTexts(paymentTexts);
  const info = useSetting(paymentTypeText);
  const tools = useSavedMethodTools({
    accountNumber,
    methods: { saved: loan.saved, defaultMethod: loan.info.defaultPaymentMethod },
    method,
    onChange: (change) => send({ type: 'changeLoan', change: { of: 'methods', ...change } }),
  });
  const TypeQuestion = loan.types.length > 1 ? TypeChoice : SingleType;
  return (
    <StepRegion name="method" heading={t('methodHeading')}>
      {info && <RichText html={info} />}
      <div className="contents" data-missing>
        <TypeQuestion
          {...props}
          foot={tools.defaultName !== undefined && <DefaultMethod tools={tools} />}
        >
          {(type) => <ChosenType {...props} type={type} tools={tools} />}
        </TypeQuestion>
      </div>
      {(loan.saved.banks.length > 0 || loan.saved.cards.length > 0 || tools.state.message) && (
        <ToolsOutcome tools={tools} />
      )}
    </StepRegion>
  );
});

/** What opens below the chosen type: which method, another one, and what can be done with it. */
function ChosenType(
  props: MethodProps & { readonly type: PaymentType; readonly tools: SavedMethodTools },
): ReactNode {
  const { method, isRefused, send, loan, type, tools } = props;
  const t = useTexts(paymentPayingTexts);
  const saved = savedOf(loan.saved, type);
  const isSingleUse = method !== undefined && profileIdOf(method) === undefined;
  // Where only another type can pay, the types themselves have the focus.
  const missing = isRefused ? undefined : true;
  const add = useRef<HTMLButtonElement>(null);
  useFetchedAhead(useMethodForm(type));
  // The button that removes a method, or the default, is removed with it.
  useKeptFocus(add, method !== undefined);
  useKeptFocus(add, tools.defaultName !== undefined);
  return (
    <div className="grid gap-2">
      {type === 'card' && <CardElsewhere />}
      {saved.length > 0 && (
        <div className="contents" data-missing={missing}>
          <SavedMethod type={type} method={method} methods={saved} send={send} />
        </div>
      )}
      {isSingleUse && <SingleUse method={method} onRemove={() => send({ type: 'removeMethod' })} />}
      <div className="-mx-3 -mb-2 flex flex-wrap justify-between">
        <div data-missing={saved.length === 0 ? missing : undefined}>
          <Button ref={add} variant="quiet" onClick={() => send({ type: 'addMethod' })}>
            <Icon path={plusIcon} />
            <span className="text-start">
              {t(saved.length > 0 ? 'anotherMethod' : 'newMethod')}
            </span>
          </Button>
        </div>
        <ManageMethod tools={tools} />
      </div>
      {props.notOpened && <NotOpened />}
    </div>
  );
}

/** The saved methods of the chosen type, as a card that is a dropdown. */
function SavedMethod(props: {
  readonly type: PaymentType;
  readonly method: Method | undefined;
  readonly methods: readonly Method[];
  readonly send: Send;
}): ReactNode {
  const { type, method, methods, send } = props;
  const t = useTexts(paymentPayingTexts);
  const first = useTexts(paymentTexts);
  const nameOf = useMethodName();
  const profile = method && profileIdOf(method);
  return (
    <CardSelect
      name="method"
      label={t(type === 'card' ? 'cardLabel' : 'methodLabel')}
      placeholder={t('methodPlaceholder')}
      change={first('change')}
      value={String(profile ?? '')}
      options={methods.map((each) => ({
        value: String(profileIdOf(each) ?? ''),
        label: nameOf(each),
      }))}
      onChange={(profileId) => send({ type: 'chooseSaved', profileId })}
    >
      {method && profile !== undefined ? (
        <MethodFace method={method} />
      ) : (
        <span className="font-medium">{t('methodPlaceholder')}</span>
      )}
    </CardSelect>
  );
}

/** A method used for this payment only, with a button to remove it. */
function SingleUse(props: { readonly method: Method; readonly onRemove: () => void }): ReactNode {
  const { method, onRemove } = props;
  const t = useTexts(paymentPayingTexts);
  return (
    <div className="rounded-md border border-line bg-surface px-3.5 py-2">
      <Inline gap="tight">
        <div className="flex min-w-36 flex-1 items-center gap-3">
          <MethodFace method={method} />
        </div>
        <Button variant="quiet" onClick={onRemove}>
          {t('removeMethod')}
        </Button>
      </Inline>
      {method.kind === 'new-bank' && method.bankName && (
        <p className="text-sm text-muted">{method.bankName}</p>
      )}
      <p className="text-sm text-muted">{t('singleUse')}</p>
    </div>
  );
}
