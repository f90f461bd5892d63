import { chunk } from '@portico/core/internal';
import {
  ForBorrower,
  PartOnDemand,
  useCore,
  useFlow,
  useTexts,
  useUnsavedChanges,
} from '@portico/element';
import { DraftOf } from '@portico/shared/draft';
import { useProof } from '@portico/shared/proof';
import { Button, Form, Heading, Skeleton, Stack, Switch } from '@portico/ui';
import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { createContactChange } from './contact-change.controller';
import { contactChangeTexts } from './contact-change.sentences';
import { AccountChoice } from './screens/account-choice';
import type { ContactFormProps } from './screens/contact-form-props';
import { SubmitOutcome, whatIsMissing } from './screens/outcome';
import { useOpenAccounts } from './use-open-accounts';

const addressFields = chunk(() => import('./screens/address-fields'));
const draft = chunk(() => import('./contact-draft.view'));
const phoneFields = chunk(() => import('./screens/phone-fields'));

const here = { screen: 'requestChange' } as const;

/** The view of `portico-contact-change`. */
export function ContactChangeView(): ReactNode {
  const t = useTexts(contactChangeTexts);
  return (
    <ForBorrower to={here} sentence={t('signedOut')} signIn={t('signIn')}>
      <ContactChange />
    </ForBorrower>
  );
}

function ContactChange(): ReactNode {
  const core = useCore();
  const prove = useProof();
  const t = useTexts(contactChangeTexts);
  const form = useFlow(() => createContactChange(core, prove));
  const { state, send } = form;
  useUnsavedChanges(state.changed, state.values);
  const submit = useFocusWhile(state.isPending);
  const reason = useId();
  const missing = whatIsMissing(state);
  const { accounts, hasFailed } = useOpenAccounts();
  const isLoading = accounts === undefined && !hasFailed;
  return (
    <Stack gap="wide">
      <Heading own level={2}>
        {t('heading')}
      </Heading>
      <DraftOf code={draft} values={state.values} of={form} />
      <Form onSubmit={() => send({ type: 'submit' })} failedSubmits={state.failedSubmits}>
        <fieldset
          disabled={state.isPending}
          className="@container grid max-w-2xl grid-cols-1 gap-6"
        >
          <ChangeSwitch {...form} name="changesAddress" label={t('changeAddress')} />
          {state.values.changesAddress && (
            <PartOnDemand code={addressFields} waiting={<Skeleton rows={16} />}>
              {(AddressFields) => <AddressFields {...form} />}
            </PartOnDemand>
          )}
          <ChangeSwitch {...form} name="changesPhone" label={t('changePhone')} />
          {state.values.changesPhone && (
            <PartOnDemand code={phoneFields} waiting={<Skeleton rows={8} />}>
              {(PhoneFields) => <PhoneFields {...form} />}
            </PartOnDemand>
          )}
          <AccountChoice {...form} />
        </fieldset>
        {/* Invisible while the accounts load, because they push it down. */}
        <div
          className={'grid grid-cols-1 justify-items-start gap-4' + (isLoading ? ' invisible' : '')}
        >
          <Button
            ref={submit}
            type="submit"
            variant="primary"
            disabled={missing !== undefined || state.isPending}
            describedBy={missing && reason}
          >
            {t('submit')}
          </Button>
          <SubmitOutcome state={state} missing={missing} reason={reason} />
        </div>
      </Form>
    </Stack>
  );
}

/** Turns a kind of change on, which shows its fields, and off. */
function ChangeSwitch(
  props: ContactFormProps & {
    readonly name: 'changesAddress' | 'changesPhone';
    readonly label: string;
  },
): ReactNode {
  const { state, send, name, label } = props;
  return (
    <Switch
      name={name}
      label={label}
      checked={state.values[name]}
      onChange={(value) => send({ type: 'change', field: name, value })}
    />
  );
}

/** Moves the focus to an element while something runs: the field that had it is disabled then. */
function useFocusWhile(runs: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (runs) button.current?.focus();
  }, [runs]);
  return button;
}
