import { previewRequest, submitRequest, type OfferedRequest } from '@portico/contract';
import { keepDraft } from '@portico/core/drafts';
import { refusedCodes, type Core } from '@portico/core/internal';
import type { Prove } from '@portico/shared/proof';
import { readAgain, sendAnswerOf, sendingOverApi } from '@portico/shared/requests';
import { createAskingFlow } from '../asking/asking.flow';
import { requestDraft } from './request-draft';

/** A request of a kind over the lender's API. */
export function createAsking(
  core: Core,
  prove: Prove,
  accountNumber: string,
  offered: Pick<OfferedRequest, 'kind' | 'fields'>,
) {
  const { client } = core;
  const { kind } = offered;
  const { ports, earlier, ended } = sendingOverApi(core, accountNumber, 'request', kind);
  /** What was sent is not kept any more, also where its screen is left by then. */
  const dropSent = <A extends { readonly status: string }>(answer: A): A => {
    if (answer.status === 'posted') keepDraft(core, requestDraft(accountNumber, kind), {});
    return answer;
  };
  return ended(
    createAskingFlow(
      offered,
      {
        ...ports,
        outcome: async (key) => dropSent(await ports.outcome(key)),
        preview: async (values) => {
          const answer = await client.send(previewRequest, { accountNumber, kind, values });
          if (answer.ok) return { preview: answer.value };
          return { code: refusedCodes(answer.error)[0] ?? 'unread' };
        },
        send: async (submission, idempotencyKey) =>
          dropSent(
            sendAnswerOf(
              await prove('request', () =>
                client.send(submitRequest, { accountNumber, ...submission }, { idempotencyKey }),
              ),
            ),
          ),
        changed: () => readAgain(core, accountNumber),
      },
      earlier,
    ),
  );
}
