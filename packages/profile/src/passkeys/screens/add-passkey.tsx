import { useCore, useFailureText, useFlow, useTexts } from '@portico/element';
import { useProof } from '@portico/shared/proof';
import {
  Banner,
  Button,
  Dialog,
  DialogActions,
  fieldProps,
  Form,
  LiveRegion,
  TextInput,
} from '@portico/ui';
import type { ReactNode } from 'react';
import { createNewPasskey, longestName, type Passkey } from '../passkeys.controller';
import { passkeysTexts } from '../passkeys.sentences';

/** Asks for a name, then has the browser make the passkey. */
export function AddPasskey(props: {
  readonly known: readonly Passkey[];
  readonly onAdded: (name: string) => void;
  readonly onClose: () => void;
}): ReactNode {
  const { known, onAdded, onClose } = props;
  const core = useCore();
  const prove = useProof();
  const t = useTexts(passkeysTexts);
  const failure = useFailureText(passkeysTexts);
  const { state, send } = useFlow(() => createNewPasskey(core, prove, known, onAdded));
  const { errors, isPending, submitError } = state;
  return (
    <Dialog open width={400} title={t('addHeading')} onClose={onClose}>
      <Form failedSubmits={state.failedSubmits} onSubmit={() => send({ type: 'submit' })}>
        <TextInput
          {...fieldProps({ state, send }, 'name', t('nameLabel'), errors.name && t(errors.name))}
          autoComplete="off"
          hint={t('nameHint')}
          maxLength={longestName}
          readOnly={isPending}
        />
        <p>{t('addNote')}</p>
        {submitError && <Banner tone="error">{failure(submitError)}</Banner>}
        <LiveRegion>{isPending && t('waiting')}</LiveRegion>
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={isPending}>
            {t(isPending ? 'waiting' : 'continue')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
