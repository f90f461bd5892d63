import { passkeyList } from '@portico/contract';
import { changesTexts } from '@portico/core/internal';
import { useCore, useQuery, useTexts } from '@portico/element';
import { SectionError, SectionWithPurpose } from '@portico/shared/section';
import { formatDate, type Identifier } from '@portico/rules';
import { Banner, Button, Skeleton, VisuallyHidden } from '@portico/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { knowsPasskeys, type Passkey } from './passkeys.controller';
import { passkeysTexts } from './passkeys.sentences';
import { AddPasskey } from './screens/add-passkey';
import { RemovePasskey } from './screens/remove-passkey';

export const texts = [passkeysTexts, changesTexts];

/**
 * The borrower's passkeys: added, listed, removed. Nothing where the lender's API has none (D160),
 * or where the browser knows none and there is none to remove.
 */
export default function PasskeysSection(): ReactNode {
  const core = useCore();
  const t = useTexts(passkeysTexts);
  const [state, retry] = useQuery(core.query(passkeyList, undefined));
  const hasSome = state.status === 'ready' && state.value.length > 0;
  const isMissing = state.status === 'failed' && state.error.kind === 'missing';
  if (isMissing || !(hasSome || knowsPasskeys())) return null;
  return (
    <SectionWithPurpose heading={t('heading')} purpose={t('purpose')}>
      {state.status === 'loading' && <Skeleton rows={2} label={t('loading')} />}
      {state.status === 'failed' && (
        <SectionError retryLabel={t('retry')} retry={retry}>
          {t('loadError')}
        </SectionError>
      )}
      {state.status === 'ready' && <Passkeys listed={state.value} reload={retry} />}
    </SectionWithPurpose>
  );
}

type Opened = 'adding' | { readonly removing: Passkey } | undefined;

/**
 * A new passkey loads the list again; a removed one stays out of it, also where the answer is older
 * than the removal.
 */
function Passkeys(props: {
  readonly listed: readonly Passkey[];
  readonly reload: () => void;
}): ReactNode {
  const { listed, reload } = props;
  const t = useTexts(passkeysTexts);
  const [removedIds, setRemovedIds] = useState<readonly Identifier[]>([]);
  const passkeys = listed.filter(({ passkeyId }) => !removedIds.includes(passkeyId));
  const [opened, setOpened] = useState<Opened>();
  const [done, setDone] = useState('');
  const result = useRef<HTMLDivElement>(null);
  const close = () => setOpened(undefined);

  const added = (name: string) => {
    close();
    setDone(t('addedNow', { name }));
    reload();
  };
  const removed = ({ passkeyId, name }: Passkey) => {
    close();
    setDone(t('removedNow', { name }));
    setRemovedIds((ids) => [...ids, passkeyId]);
  };
  // The pressed button is removed with its passkey, so the focus moves to the result, which is the
  // same again for another of the same name.
  useEffect(() => {
    if (done) result.current?.focus();
  }, [done, removedIds]);

  return (
    <>
      {done && (
        <Banner ref={result} tone="success">
          {done}
        </Banner>
      )}
      {passkeys.length === 0 ? (
        <p className="text-muted">{t('none')}</p>
      ) : (
        <ul>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.passkeyId}
              passkey={passkey}
              onRemove={() => setOpened({ removing: passkey })}
            />
          ))}
        </ul>
      )}
      {knowsPasskeys() && (
        <div>
          <Button onClick={() => setOpened('adding')}>{t('add')}</Button>
        </div>
      )}
      {opened === 'adding' && <AddPasskey known={listed} onAdded={added} onClose={close} />}
      {typeof opened === 'object' && (
        <RemovePasskey
          passkey={opened.removing}
          onRemoved={() => removed(opened.removing)}
          onClose={close}
        />
      )}
    </>
  );
}

function PasskeyRow(props: {
  readonly passkey: Passkey;
  readonly onRemove: () => void;
}): ReactNode {
  const { name, added, lastUsed } = props.passkey;
  const t = useTexts(passkeysTexts);
  const date = added ? formatDate(added) : '—';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3">
      <div>
        <p className="wrap-anywhere">{name}</p>
        <p className="text-sm text-muted">
          {lastUsed
            ? t('addedAndUsed', { added: date, used: formatDate(lastUsed) })
            : t('added', { date })}
        </p>
      </div>
      <Button variant="danger" onClick={props.onRemove}>
        {t('remove')} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </li>
  );
}
