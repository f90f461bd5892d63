import { endSessions } from '@portico/contract';
import { refusedCodes, type Core } from '@portico/core/internal';
import type { Flow } from '@portico/element';
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
  devices: Devices,
): Flow<DevicesState, DevicesEvent> {
  return createDevicesFlow(devices, async (target) => {
    const answer = await client.send(endSessions, inputOf(target));
    if (answer.ok) return true;
    return refusedCodes(answer.error).includes('NotFound');
  });
}
