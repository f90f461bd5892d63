import { Banner, Button, DialogActions, Form } from '@portico/ui';
import type { ReactNode } from 'react';

/** The form of a step: its fields, a button that submits it, and one that cancels the sign-in. */
export function StepForm(props: {
  readonly state: { readonly isPending: boolean; readonly failedSubmits: number };
  readonly send: (event: { readonly type: 'submit' }) => void;
  readonly t: (key: 'submit' | 'submitting' | 'cancel') => string;
  readonly onCancel: () => void;
  /** Why it was not submitted, said beside the button because it belongs to no field. */
  readonly problem?: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const { state, send, t } = props;
  return (
    <Form onSubmit={() => send({ type: 'submit' })} failedSubmits={state.failedSubmits}>
      {props.children}
      <DialogActions>
        {props.problem && (
          <div className="w-full">
            <Banner tone="error">{props.problem}</Banner>
          </div>
        )}
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
