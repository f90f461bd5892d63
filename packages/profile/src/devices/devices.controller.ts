import { endSessions } from '@portico/contract';
import { refusedCodes, type Core } from '@portico/core/internal';
import type { Flow } from '@portico/element';
import { needsProof, type Prove } from '@portico/element/proof';
import {
  createDevicesFlow,
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
    return needsProof(answer) ? 'notProven' : 'failed';
  });
}
