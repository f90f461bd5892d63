import type { OutputOf, sessionList } from '@portico/contract';
import type { Unanswered } from '@portico/core/internal';
import type { Flow } from '@portico/element';
import type { Identifier } from '@portico/rules';
import { signal } from '@preact/signals-core';

/** Where the borrower is signed in, and the devices that are not asked for a security code. */
export type Devices = OutputOf<typeof sessionList>;

/** What is ended: one session, one device, or all others. */
export type Target =
  | { readonly kind: 'session'; readonly id: Identifier; readonly device: string }
  | { readonly kind: 'device'; readonly id: Identifier; readonly device: string }
  | { readonly kind: 'others' };

/** `notProven`: the borrower has not confirmed who is there, so nothing ended. */
export type Ending = 'done' | 'notProven' | 'failed' | Unanswered;

export type DevicesState = {
  readonly devices: Devices;
  readonly ending: Target | undefined;
  /** What was ended last, or what could not be. */
  readonly result: { readonly target: Target; readonly end: Ending } | undefined;
};

export type DevicesEvent = { readonly type: 'end'; readonly target: Target };

/** Must not reject. */
export type EndTarget = (target: Target) => Promise<Ending>;

/** Ends sessions and devices, one at a time; the list changes only once the server has answered. */
export function createDevicesFlow(
  devices: Devices,
  endTarget: EndTarget,
): Flow<DevicesState, DevicesEvent> {
  const state = signal<DevicesState>({ devices, ending: undefined, result: undefined });
  let disposed = false;

  const run = async (target: Target) => {
    state.value = { ...state.peek(), ending: target, result: undefined };
    const end = await endTarget(target);
    if (disposed) return;
    const { devices: before } = state.peek();
    state.value = {
      devices: end === 'done' ? without(before, target) : before,
      ending: undefined,
      result: { target, end },
    };
  };

  return {
    state,
    send({ target }) {
      if (state.peek().ending === undefined) void run(target);
    },
    dispose() {
      disposed = true;
    },
  };
}

/** The list after a target is ended. */
export function without({ sessions, trustedDevices }: Devices, target: Target): Devices {
  switch (target.kind) {
    case 'session':
      return { sessions: sessions.filter((one) => one.sessionId !== target.id), trustedDevices };
    case 'device':
      return {
        sessions,
        trustedDevices: trustedDevices.filter((one) => one.deviceId !== target.id),
      };
    case 'others':
      return {
        sessions: sessions.filter((one) => one.isCurrent),
        trustedDevices: trustedDevices.filter((one) => one.isCurrent),
      };
  }
}
