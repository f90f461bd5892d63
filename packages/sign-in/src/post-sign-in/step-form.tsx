import { Button, DialogActions, Form } from '@portico/ui';
import type { ReactNode } from 'react';

/** The form of a step: its fields, a button that submits it, and one that cancels the sign-in. */
export function StepForm(props: {
  readonly state: { readonly isPending: boolean; readonly failedSubmits: number };
  readonly send: (event: { readonly type: 'submit' }) => void;
  readonly t: (key: 'submit' | 'submitting' | 'cancel') => string;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const { state, send, t } = props;
  return (
    <Form onSubmit={() => send({ type: 'submit' })} failedSubmits={state.failedSubmits}>
      {props.children}
      <DialogActions>
        <Button variant="quiet" onClick={props.onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={state.isPending}>
          {t(state.isPending ? 'submitting' : 'submit')}
        </Button>
      </DialogActions>
    </Form>
  );
}
