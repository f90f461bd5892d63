import {
  giveProof,
  proofPasskeyOptions,
  proofWays,
  sendProofCode,
  type ProofMethod,
} from '@portico/contract';
import { chunk, type Core } from '@portico/core/internal';
import type { Flow } from '@portico/element';
import { notSentCode, refusedProof } from './proof.errors';
import {
  createProofFlow,
  type OfferedWays,
  type ProofEvent,
  type ProofProblem,
  type ProofState,
  type ProofWay,
} from './proof.flow';

const passkeyCode = chunk(() => import('../passkeys/browser-passkey'));

const ways: Readonly<Record<ProofMethod, ProofWay>> = {
  Password: 'password',
  Code: 'code',
  Passkey: 'passkey',
};

/** Giving a proof over the lender's API (D174). */
export function createProof(core: Core, proven: () => void): Flow<ProofState, ProofEvent> {
  const { client } = core;
  const removal = new AbortController();
  return createProofFlow({
    load: () => offeredWays(core),
    async sendCode() {
      const answer = await client.send(sendProofCode, {});
      return answer.ok ? undefined : notSentCode(answer.error);
    },
    usePasskey: () => usePasskey(core, removal.signal),
    cancelPasskey: () => removal.abort(),
    async give(given) {
      const answer = await client.send(giveProof, given);
      if (answer.ok) return undefined;
      return answer.error.kind === 'missing' ? 'missing' : refusedProof(answer.error, given);
    },
    now: core.now,
    proven,
  });
}

/** The lender's ways in their order, without a passkey where the browser knows none. */
async function offeredWays({
  client,
  onDemand,
}: Core): Promise<OfferedWays | 'missing' | 'failed'> {
  const answer = await client.send(proofWays, undefined);
  if (!answer.ok) return answer.error.kind === 'missing' ? 'missing' : 'failed';
  const knowsPasskeys = 'PublicKeyCredential' in globalThis;
  const [first, ...others] = answer.value.methods
    .map((method) => ways[method])
    .filter((way) => way !== 'passkey' || knowsPasskeys);
  if (first === undefined) return 'missing';
  // Fetched before it is pressed: some browsers only ask soon after a press.
  if ([first, ...others].includes('passkey')) void onDemand(passkeyCode, 'background');
  return { ways: [first, ...others], codeSentTo: answer.value.codeSentTo };
}

async function usePasskey(
  core: Core,
  removed: AbortSignal,
): Promise<{ readonly credential: unknown } | ProofProblem> {
  const failed: ProofProblem = { text: 'errorPasskeyFailed' };
  const asked = await core.client.send(proofPasskeyOptions, {});
  if (!asked.ok) return asked.error.delivery === 'refused' ? failed : { text: 'error' };
  const code = await core.onDemand(passkeyCode, 'waitedFor').catch(() => undefined);
  if (code === undefined || removed.aborted) return failed;
  removed.addEventListener('abort', code.cancelPasskey);
  const used = await code.askForPasskey(asked.value.options);
  removed.removeEventListener('abort', code.cancelPasskey);
  if ('credential' in used) return used;
  return used.problem === 'cancelled' ? { text: 'errorPasskeyCancelled' } : failed;
}
