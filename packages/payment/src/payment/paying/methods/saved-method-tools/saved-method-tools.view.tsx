import { useCore, useFlow, useTexts } from '@portico/element';
import { isSameMethod, type MethodId, type PaymentType } from '@portico/rules';
import { Banner, Button, Inline, Stack, VisuallyHidden } from '@portico/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { profileOf, savedOf, type Method } from '../method';
import { useMethodName } from '../../screens/method/method-name';
import { createSavedMethodTools } from './saved-method-tools.controller';
import type { Methods, SavedMethodToolsEvent } from './saved-method-tools.state';
import { savedMethodToolsTexts } from './saved-method-tools.texts';
import { DeleteMethodDialog } from './screens/delete-method-dialog';

export const texts = [savedMethodToolsTexts];

type SavedMethodToolsProps = {
  readonly accountNumber: string;
  readonly methods: Methods;
  /** The chosen method. */
  readonly method: Method | undefined;
  readonly onChange: (methods: Methods) => void;
};

type Send = (event: SavedMethodToolsEvent) => void;

/** The default method, and the actions for the chosen one (payments §2, §4). */
export default function SavedMethodToolsView(props: SavedMethodToolsProps): ReactNode {
  const { methods, method } = props;
  const t = useTexts(savedMethodToolsTexts);
  const { state, send } = useTools(props);
  const { deleting, busy, message } = state;
  const nameOf = useNameOf(methods);
  const defaultName = methods.defaultMethod && nameOf(methods.defaultMethod);
  const chosen = method && idOf(method);
  const isDefault = chosen !== undefined && isSameMethod(chosen, methods.defaultMethod);
  return (
    <Stack gap="tight">
      {defaultName && <DefaultMethod name={defaultName} busy={busy} send={send} />}
      {chosen && (
        <Inline gap="tight">
          {!isDefault && (
            <Button
              variant="quiet"
              disabled={busy}
              onClick={() => send({ type: 'setDefault', method: chosen })}
            >
              {t('setDefault')}
            </Button>
          )}
          <Button
            variant="quiet"
            disabled={busy}
            onClick={() => send({ type: 'askDelete', method: chosen })}
          >
            {t('delete')}
          </Button>
        </Inline>
      )}
      {message && <Banner tone={message.good ? 'success' : 'error'}>{t(message.text)}</Banner>}
      {deleting && <DeleteMethodDialog name={nameOf(deleting)} busy={busy} send={send} />}
    </Stack>
  );
}

/** The flow stays when the methods change, so it reads the current properties. */
function useTools(props: SavedMethodToolsProps) {
  const core = useCore();
  const page = useRef(props);
  useEffect(() => {
    page.current = props;
  });
  return useFlow(() =>
    createSavedMethodTools({
      core,
      accountNumber: () => page.current.accountNumber,
      methods: () => page.current.methods,
      onChange: (methods) => page.current.onChange(methods),
    }),
  );
}

function DefaultMethod(props: {
  readonly name: string;
  readonly busy: boolean;
  readonly send: Send;
}): ReactNode {
  const { name, busy, send } = props;
  const t = useTexts(savedMethodToolsTexts);
  const remove = (
    <Button variant="quiet" disabled={busy} onClick={() => send({ type: 'removeDefault' })}>
      <span>
        {t('removeDefault')} <VisuallyHidden>{t('removeDefaultOf', { name })}</VisuallyHidden>
      </span>
    </Button>
  );
  return (
    <Banner tone="info" aside={<div className="-my-2.5">{remove}</div>}>
      {t('defaultIs', { name })}
    </Banner>
  );
}

/** The id of a saved method; undefined for a new one. */
function idOf(method: Method): MethodId | undefined {
  const profileId = profileOf(method);
  return profileId === undefined ? undefined : { isCard: method.kind === 'saved-card', profileId };
}

function useNameOf({ saved }: Methods): (method: MethodId) => string {
  const nameOf = useMethodName();
  return ({ isCard, profileId }) => {
    const type: PaymentType = isCard ? 'card' : 'ach';
    const method = savedOf(saved, type).find((each) => profileOf(each) === profileId);
    return method ? nameOf(method) : '';
  };
}
