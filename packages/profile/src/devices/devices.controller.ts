import { endSessions, sessionList } from '@portico/contract';
import { type Core, refusedCodes, whatBecame } from '@portico/core/internal';
import type { Flow } from '@portico/element';
import { needsProof, type Prove } from '@portico/shared/proof';
import { sameValue } from '@portico/rules';
import {
  createDevicesFlow,
  without,
  type Devices,
  type DevicesEvent,
  type DevicesState,
  type Target,
} from './devices.flow';

const inputOf = (target: Target) => ({
  sessionId: target.kind === 'session' ? target.id : undefined,
  deviceId: target.kind === 'device' ? target.id : undefined,
});

/** Ends sessions and devices; one that the server does not have has ended already. */
export function createDevices(
  { client }: Core,
  prove: Prove,
  devices: Devices,
): Flow<DevicesState, DevicesEvent> {
  return createDevicesFlow(devices, async (target) => {
    const answer = await prove('sessions', () => client.send(endSessions, inputOf(target)));
    if (answer.ok || refusedCodes(answer.error).includes('NotFound')) return 'done';
    if (needsProof(answer)) return 'notProven';
    const became = await whatBecame(answer.error, async () => {
      const now = await client.send(sessionList, undefined, { fresh: true });
      return now.ok ? sameValue(now.value, without(now.value, target)) : undefined;
    });
    return became === 'made' ? 'done' : (became ?? 'failed');
  });
}
