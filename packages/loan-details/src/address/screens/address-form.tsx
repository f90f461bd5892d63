import { useFailureText, useTexts } from '@portico/element';
import { AddressFields, addressTexts } from '@portico/shared/address';
import { Banner, Button, Form, Inline } from '@portico/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import type { AddressEvent, AddressState } from '../address.flow';
import { loanAddressTexts } from '../loan-address.sentences';

type AddressFormProps = {
  readonly state: AddressState;
  readonly send: (event: AddressEvent) => void;
  /** The id of the sentence that says why the address cannot be changed; undefined where it can. */
  readonly disabledBy: string | undefined;
  /** Moves the focus to the first field: the form was opened by a press. */
  readonly focusFirst: boolean;
  readonly onCancel: () => void;
};

/** Street, city, state and zip code; Save and Cancel while a value differs (accounts §4, §5). */
export function AddressForm(props: AddressFormProps): ReactNode {
  const { state, send, disabledBy, focusFirst, onCancel } = props;
  const t = useTexts(loanAddressTexts);
  const shared = useTexts(addressTexts);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focusFirst) first.current?.focus();
  }, [focusFirst]);
  const refusal = state.submitError;
  return (
    <Form onSubmit={() => send({ type: 'submit' })} failedSubmits={state.failedSubmits}>
      <AddressFields
        ref={first}
        state={state}
        send={send}
        disabledBy={disabledBy}
        refusals={{ zipCode: refusal?.at === 'zipCode' ? shared(refusal.text) : undefined }}
      />
      <FormError state={state} />
      {state.changed && (
        <Inline>
          <Button type="submit" variant="primary" busy={state.isPending}>
            {t('save')}
          </Button>
          <Button variant="quiet" disabled={state.isPending} onClick={onCancel}>
            {t('cancel')}
          </Button>
        </Inline>
      )}
    </Form>
  );
}

/** What is wrong with the whole form: invalid fields, or the server's refusal. */
function FormError({ state }: { readonly state: AddressState }): ReactNode {
  const t = useTexts(loanAddressTexts);
  const failure = useFailureText(loanAddressTexts);
  const { failedSubmits, isValid, submitError } = state;
  if (failedSubmits > 0 && !isValid) return <Banner tone="error">{t('correctErrors')}</Banner>;
  if (submitError?.at !== 'form') return null;
  return (
    <Banner tone="error">
      {'message' in submitError
        ? submitError.message
        : failure(submitError.text, submitError.unanswered)}
    </Banner>
  );
}
