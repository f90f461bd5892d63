import {
  passkeyRegistrationOptions,
  registerPasskey,
  passkeyList,
  removePasskey,
  type OutputOf,
} from '@portico/contract';
import {
  chunk,
  type Core,
  createForm,
  type Form,
  refusedCodes,
  whatBecame,
} from '@portico/core/internal';
import { needsProof, type Prove } from '@portico/shared/proof';
import { addRefusal, browserRefusal, type PasskeyRefusal } from './passkeys.errors';

export type Passkey = OutputOf<typeof passkeyList>[number];

/** Characters that a name may have. */
export const longestName = 50;

type Name = { readonly name: string };
type NameErrors = { readonly name: 'nameRequired' | 'nameTooLong' | undefined };

/** The form for a new passkey; a submit is pending until the browser and the server have answered. */
export type NewPasskey = Form<Name, NameErrors, PasskeyRefusal>;

const browserCode = chunk(() => import('./create-passkey'));

/** Whether this browser knows passkeys; whether it can make one, only trying shows. */
export function knowsPasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis;
}

/**
 * @param known the passkeys that are listed before
 * @param added called with the name, once the server has stored the passkey
 */
export function createNewPasskey(
  core: Core,
  prove: Prove,
  known: readonly Passkey[],
  added: (name: string) => void,
): NewPasskey {
  // Fetched while the name is typed: some browsers only ask soon after a press.
  void core.onDemand(browserCode, 'background');
  let begun = false;
  const removal = new AbortController();
  const form: NewPasskey = createForm({
    values: { name: '' },
    validate: ({ name }): NameErrors => ({ name: nameProblem(name.trim()) }),
    submit: ({ name }) => {
      begun = true;
      return addPasskey(core, prove, { name: name.trim(), known }, removal.signal);
    },
    completed: ({ name }) => added(name.trim()),
  });
  return {
    ...form,
    dispose() {
      form.dispose();
      removal.abort();
      if (begun) void core.onDemand(browserCode, 'background').then((code) => code.cancelPasskey());
    },
  };
}

function nameProblem(name: string): NameErrors['name'] {
  if (name === '') return 'nameRequired';
  return name.length > longestName ? 'nameTooLong' : undefined;
}

const isOther =
  ({ passkeyId }: Passkey) =>
  (one: Passkey) =>
    one.passkeyId !== passkeyId;

/** Resolves to why the passkey was not added. */
async function addPasskey(
  core: Core,
  prove: Prove,
  { name, known }: Name & { readonly known: readonly Passkey[] },
  removed: AbortSignal,
): Promise<PasskeyRefusal | undefined> {
  const { client } = core;
  const asked = await prove('addPasskey', () => client.send(passkeyRegistrationOptions, {}));
  if (!asked.ok) return asked.error.delivery === 'refused' ? addRefusal(asked.error) : 'notSent';
  const code = await core.onDemand(browserCode, 'waitedFor').catch(() => undefined);
  if (code === undefined || removed.aborted) return 'errorAdd';
  const made = await code.createPasskey(asked.value.options, core.now);
  if ('error' in made) return browserRefusal(made.error, made.tookTooLong);
  const { credential } = made;
  const answer = await prove('addPasskey', () =>
    client.send(registerPasskey, { name, credential }),
  );
  if (answer.ok) return undefined;
  const became = await whatBecame(answer.error, async () =>
    (await readPasskeys(client))?.some(
      (passkey) => passkey.name === name && known.every(isOther(passkey)),
    ),
  );
  return became === 'made' ? undefined : (became ?? addRefusal(answer.error));
}

/** Resolves to why the passkey was not removed; one that the server does not have is removed. */
export async function remove(
  { client }: Core,
  prove: Prove,
  { passkeyId }: Passkey,
): Promise<PasskeyRefusal | undefined> {
  const answer = await prove('removePasskey', () => client.send(removePasskey, { passkeyId }));
  if (answer.ok || refusedCodes(answer.error).includes('NotFound')) return undefined;
  if (needsProof(answer)) return 'errorRemoveProofRequired';
  const became = await whatBecame(answer.error, async () =>
    (await readPasskeys(client))?.every((passkey) => passkey.passkeyId !== passkeyId),
  );
  return became === 'made' ? undefined : (became ?? 'errorRemove');
}

/** The stored passkeys; undefined where they cannot be read. */
async function readPasskeys(client: Core['client']): Promise<readonly Passkey[] | undefined> {
  const answer = await client.send(passkeyList, undefined, { fresh: true });
  return answer.ok ? answer.value : undefined;
}
