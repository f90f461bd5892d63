import { useTexts } from '@portico/element';
import type { MethodSaving } from '@portico/rules';
import { Banner, Button, Checkbox, Inline, LiveRegion, RadioGroup } from '@portico/ui';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { CardFields } from '../card-fields';
import type { NewCardState } from '../new-card.state';
import { newCardTexts } from '../new-card.texts';
import { AddressFields, ExpirationAndZip, NameFields } from './card-details';
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
  const { step, fieldsWrong } = state;
  const form = useFirstProblemFocused(state, fields);
  const t = useTexts(newCardTexts);
  const busy = step.at === 'sending';
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'continue' });
      }}
    >
      {step.at === 'form' && step.refusal && (
        <Banner tone="error">
          <p>{t(step.refusal.text)}</p>
          {step.refusal.advice && <p>{t(step.refusal.advice)}</p>}
        </Banner>
      )}
      <NameFields {...props} />
      <div data-wrong={fieldsWrong || undefined}>
        <fields.View />
      </div>
      <ExpirationAndZip {...props} />
      {props.fullAddress && <AddressFields {...props} />}
      {!props.debitOnly && (
        <RadioGroup
          name="debitCredit"
          label={t('debitCredit')}
          value={state.entry.debitCredit}
          options={[
            { value: 'debit', label: t('debit') },
            { value: 'credit', label: t('credit') },
          ]}
          onChange={(debitCredit) => send({ type: 'edit', patch: { debitCredit } })}
        />
      )}
      {saving.save && saving.singleUse && (
        <Checkbox
          name="save"
          label={t('save')}
          checked={state.save}
          onChange={(on) => send({ type: 'save', on })}
        />
      )}
      <LiveRegion>{busy && t('sending')}</LiveRegion>
      <Inline>
        <Button type="submit" variant="primary" busy={busy}>
          {t('continue')}
        </Button>
        <Button onClick={props.onCancel}>{t('cancel')}</Button>
      </Inline>
    </form>
  );
}

/** When Continue finds a problem, moves the focus to the first invalid field, also in a frame. */
function useFirstProblemFocused(
  { attempts }: NewCardState,
  fields: CardFields,
): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts === 0) return;
    const wrong = ref.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-wrong]');
    if (wrong?.matches('[data-wrong]')) fields.focus();
    else wrong?.focus();
  }, [attempts, fields]);
  return ref;
}
