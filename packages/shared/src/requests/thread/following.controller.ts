import { replyToRequest, type BorrowerRequest } from '@portico/contract';
import type { Core } from '@portico/core/internal';
import { readAgain } from '../request-queries';
import { sendAnswerOf, sendingOverApi } from '../sending/sending-over-api';
import { createFollowingFlow } from './following.flow';

/** What can be done about a request that was sent, over the lender's API. */
export function createFollowing(
  core: Core,
  accountNumber: string,
  { referenceNumber: requestNumber, missing }: Pick<BorrowerRequest, 'referenceNumber' | 'missing'>,
) {
  const { ports, earlier, ended } = sendingOverApi(core, accountNumber, 'reply', requestNumber);
  return ended(
    createFollowingFlow(
      { missing },
      {
        ...ports,
        send: async (reply, idempotencyKey) =>
          sendAnswerOf(
            await core.client.send(replyToRequest, { requestNumber, ...reply }, { idempotencyKey }),
          ),
        changed: () => readAgain(core, accountNumber),
      },
      earlier,
    ),
  );
}
