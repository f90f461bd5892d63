import type { Fault } from '../console-routes';

/** The faults that are set, by call name. Kept in memory: a restart removes them. */
export type FaultStore = {
  readonly all: () => Readonly<Record<string, Fault>>;
  /** Null removes a fault. */
  readonly set: (call: string, fault: Fault | null) => void;
  /** The fault for a call's next request; one that is set for once is removed. */
  readonly take: (call: string) => Fault | undefined;
  readonly clear: () => void;
};

export function createFaultStore(): FaultStore {
  const faults = new Map<string, Fault>();
  return {
    all: () => Object.fromEntries(faults),
    set: (call, fault) => {
      if (fault) faults.set(call, fault);
      else faults.delete(call);
    },
    take: (call) => {
      const fault = faults.get(call);
      if (fault && fault.times !== 'always') faults.delete(call);
      return fault;
    },
    clear: () => faults.clear(),
  };
}
