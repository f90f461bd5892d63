import { paymentTypeText } from '@portico/core/internal';
import { useSetting, useTexts } from '@portico/element';
import { Button, Heading, Inline, RichText, Select, Stack } from '@portico/ui';
import type { ReactNode } from 'react';
import { profileOf, savedOf, type Method } from '../../methods/method';
import type { Loan } from '../../plan/choices';
import { payingTexts } from '../../paying.texts';
import { CardElsewhere, FeeNote } from './before-paying';
import { SavedMethodTools } from './saved-method-tools';
import type { StepProps } from '../step-props';
import { useMethodName } from './method-name';
import { TypeChoice } from './type-choice';

/** The second step: E-Check or card, and which one (payments §2). */
export function MethodStep(
  props: StepProps & { readonly accountNumber: string; readonly loan: Loan },
): ReactNode {
  const { state, send, loan } = props;
  const t = useTexts(payingTexts);
  const info = useSetting(paymentTypeText);
  const { type, method } = state.choices;
  return (
    <Stack>
      <Heading level={3}>{t('methodHeading')}</Heading>
      {info && <RichText html={info} />}
      {loan.types.length > 1 && <TypeChoice loan={loan} type={type} send={send} />}
      {loan.types.length === 1 && type && (
        <p className="text-sm text-muted">
          <FeeNote info={loan.info} type={type} />
        </p>
      )}
      {type === 'card' && <CardElsewhere />}
      {type && <SavedMethod {...props} methods={savedOf(loan.saved, type)} />}
      <SavedMethodTools key={props.accountNumber} {...props} />
      {method && profileOf(method) === undefined && (
        <SingleUse method={method} onRemove={() => send({ type: 'removeMethod' })} />
      )}
      {type && (
        <div>
          <Button onClick={() => send({ type: 'addMethod' })}>{t('newMethod')}</Button>
        </div>
      )}
    </Stack>
  );
}

/** The saved methods of the chosen type. */
function SavedMethod(props: StepProps & { readonly methods: readonly Method[] }): ReactNode {
  const { state, send, methods } = props;
  const t = useTexts(payingTexts);
  const nameOf = useMethodName();
  const { type, method } = state.choices;
  if (methods.length === 0) return null;
  return (
    <Select
      name="method"
      label={t(type === 'card' ? 'cardLabel' : 'methodLabel')}
      placeholder={t('methodPlaceholder')}
      value={(method && profileOf(method)) ?? ''}
      options={methods.map((each) => ({ value: profileOf(each) ?? '', label: nameOf(each) }))}
      onChange={(profileId) => send({ type: 'chooseSaved', profileId })}
    />
  );
}

/** A method used for this payment only, with a button to remove it. */
function SingleUse(props: { readonly method: Method; readonly onRemove: () => void }): ReactNode {
  const { method, onRemove } = props;
  const t = useTexts(payingTexts);
  const nameOf = useMethodName();
  return (
    <div className="rounded-md border border-accent bg-sunken px-3 py-2.5">
      <Inline>
        <div className="min-w-0 flex-1">
          <p>{nameOf(method)}</p>
          {method.kind === 'new-bank' && method.bankName && (
            <p className="text-sm text-muted">{method.bankName}</p>
          )}
          <p className="text-sm text-muted">{t('singleUse')}</p>
        </div>
        <Button variant="quiet" onClick={onRemove}>
          {t('removeMethod')}
        </Button>
      </Inline>
    </div>
  );
}
