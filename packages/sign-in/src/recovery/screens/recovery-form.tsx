import { useTexts } from '@portico/element';
import { Button, Form } from '@portico/ui';
import type { ReactNode } from 'react';
import type { RecoveryEvent, RecoveryState } from '../recovery.flow';
import { recoveryTexts } from '../recovery.texts';

export type RecoveryFormProps = {
  readonly state: RecoveryState<unknown>;
  readonly send: (event: RecoveryEvent) => void;
};

/** The form of a step: its fields, and Continue. */
export function RecoveryForm(
  props: RecoveryFormProps & { readonly children: ReactNode },
): ReactNode {
  const t = useTexts(recoveryTexts);
  const { isPending, isValid, failedSubmits } = props.state;
  return (
    <Form onSubmit={() => props.send({ type: 'submit' })} failedSubmits={failedSubmits}>
      {props.children}
      <Button type="submit" variant="primary" busy={isPending} disabled={!isValid || isPending}>
        {t(isPending ? 'continuing' : 'continue')}
      </Button>
    </Form>
  );
}
