import { useTexts } from '@portico/element';
import { Button, DisabledReason, Form } from '@portico/ui';
import { useId, type ReactNode } from 'react';
import type { RecoveryEvent, RecoveryState } from '../recovery.flow';
import { recoveryTexts } from '../recovery.sentences';

export type RecoveryFormProps = {
  readonly state: RecoveryState<unknown>;
  readonly send: (event: RecoveryEvent) => void;
};

/** The form of a step: its fields, and Continue. */
export function RecoveryForm(
  props: RecoveryFormProps & { readonly children: ReactNode },
): ReactNode {
  const t = useTexts(recoveryTexts);
  const { isPending, isValid, failedSubmits, step, fields, errors } = props.state;
  const reason = useId();
  const asked = step.at === 'answer' ? (['answer'] as const) : fields;
  const missing = asked.filter((field) => errors[field]).map((field) => t(field));
  return (
    <Form onSubmit={() => props.send({ type: 'submit' })} failedSubmits={failedSubmits}>
      {props.children}
      <div className="grid gap-2">
        <Button
          type="submit"
          variant="primary"
          busy={isPending}
          disabled={!isValid || isPending}
          describedBy={isValid ? undefined : reason}
        >
          {t(isPending ? 'continuing' : 'continue')}
        </Button>
        <DisabledReason id={reason} ready={isValid}>
          {t('missing', { fields: missing.join(', ') })}
        </DisabledReason>
      </div>
    </Form>
  );
}
