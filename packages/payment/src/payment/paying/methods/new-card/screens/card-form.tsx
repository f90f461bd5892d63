import { useFailureText, useTexts } from '@portico/element';
import type { MethodSaving } from '@portico/rules';
import {
  Banner,
  Button,
  Checkbox,
  DialogActions,
  Form,
  LiveRegion,
  RadioGroup,
  WithPhone,
} from '@portico/ui';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { CardFields } from '../card-fields';
import type { NewCardState } from '../new-card.state';
import { newCardTexts } from '../new-card.sentences';
import { AddressFields, Expiration, NameFields, Zip } from './card-details';
import type { CardFormProps } from './card-form.props';

/** The fields of a card (payments §5). */
export function CardForm(
  props: CardFormProps & {
    readonly fields: CardFields;
    readonly saving: MethodSaving;
    readonly debitOnly: boolean;
    readonly fullAddress: boolean;
    readonly onCancel: () => void;
  },
): ReactNode {
  const { state, send, fields, saving } = props;
  const { step, values, errors } = state;
  const form = useFirstInvalidFocused(state, fields);
  const t = useTexts(newCardTexts);
  const failure = useFailureText(newCardTexts);
  const busy = step.at === 'sending';
  const refusal = step.at === 'form' ? step.refusal : undefined;
  const banner = useRef<HTMLDivElement>(null);
  // It is above the fields, which may have been scrolled.
  useEffect(() => banner.current?.focus(), [refusal]);
  return (
    <Form ref={form} onSubmit={() => send({ type: 'submit' })}>
      {refusal && (
        <Banner tone="error" ref={banner}>
          <p>
            <WithPhone>{failure(refusal.text, refusal.unanswered)}</WithPhone>
          </p>
          {refusal.advice && <p>{t(refusal.advice)}</p>}
        </Banner>
      )}
      <div data-invalid={errors.card}>
        <fields.View>
          <Expiration {...props} />
        </fields.View>
      </div>
      <NameFields {...props} />
      <Zip {...props} />
      {props.fullAddress && <AddressFields {...props} />}
      {!props.debitOnly && (
        <RadioGroup
          name="debitCredit"
          label={t('debitCredit')}
          value={values.debitCredit}
          options={[
            { value: 'debit', label: t('debit') },
            { value: 'credit', label: t('credit') },
          ]}
          onChange={(value) => send({ type: 'change', field: 'debitCredit', value })}
        />
      )}
      {saving.save && saving.singleUse && (
        <Checkbox
          name="save"
          label={t('save')}
          checked={values.save}
          onChange={(value) => send({ type: 'change', field: 'save', value })}
        />
      )}
      <LiveRegion>{busy && t('sending')}</LiveRegion>
      <DialogActions>
        <Button variant="quiet" onClick={props.onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={busy}>
          {t('continue')}
        </Button>
      </DialogActions>
    </Form>
  );
}

/** After a failed submit, moves the focus to the first invalid field, also in a frame. */
function useFirstInvalidFocused(
  { failedSubmits }: NewCardState,
  fields: CardFields,
): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failedSubmits === 0) return;
    const invalid = ref.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]');
    if (invalid?.matches('[data-invalid]')) fields.focus();
    else invalid?.focus();
  }, [failedSubmits, fields]);
  return ref;
}
