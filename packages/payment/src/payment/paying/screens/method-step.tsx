import { paymentTypeText } from '@portico/core';
import { useSetting, useTexts } from '@portico/element';
import { Button, Heading, Inline, RadioGroup, RichText, Stack } from '@portico/ui';
import type { ReactNode } from 'react';
import type { Loan, Method } from '../paying.state';
import { payingTexts } from '../paying.texts';
import type { StepProps } from './steps';
import { useMethodName } from './method-name';

/** The second step: from which bank account (payments §2). */
export function MethodStep(props: StepProps & { readonly loan: Loan }): ReactNode {
  const { state, send, loan } = props;
  const t = useTexts(payingTexts);
  const info = useSetting(paymentTypeText);
  const nameOf = useMethodName();
  const { method } = state.choices;
  return (
    <Stack>
      <Heading level={3}>{t('methodHeading')}</Heading>
      {info && <RichText html={info} />}
      {loan.saved.length > 0 && (
        <RadioGroup
          name="method"
          label={t('methodLabel')}
          value={method?.kind === 'saved' ? method.profileId : ''}
          options={loan.saved.map((bank) => ({
            value: bank.profileId,
            label: nameOf({ kind: 'saved', ...bank }),
          }))}
          onChange={(profileId) => send({ type: 'chooseSaved', profileId })}
        />
      )}
      {method?.kind === 'singleUse' && (
        <SingleUse method={method} onRemove={() => send({ type: 'removeMethod' })} />
      )}
      <div>
        <Button onClick={() => send({ type: 'addBank' })}>{t('newMethod')}</Button>
      </div>
    </Stack>
  );
}

/** A bank account used for this payment only, and the way to take it back. */
function SingleUse(props: {
  readonly method: Extract<Method, { kind: 'singleUse' }>;
  readonly onRemove: () => void;
}): ReactNode {
  const { method, onRemove } = props;
  const t = useTexts(payingTexts);
  const nameOf = useMethodName();
  return (
    <div className="rounded-md border border-accent bg-sunken px-3 py-2.5">
      <Inline>
        <div className="min-w-0 flex-1">
          <p>{nameOf(method)}</p>
          {method.bankName && <p className="text-sm text-muted">{method.bankName}</p>}
          <p className="text-sm text-muted">{t('singleUse')}</p>
        </div>
        <Button variant="quiet" onClick={onRemove}>
          {t('removeMethod')}
        </Button>
      </Inline>
    </div>
  );
}
