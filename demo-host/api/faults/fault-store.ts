import type { Fault } from '../console-routes';

/** The faults that are set, by call name. They live in memory: a restart takes them away. */
export type FaultStore = {
  readonly all: () => Readonly<Record<string, Fault>>;
  /** Null takes a fault away. */
  readonly set: (call: string, fault: Fault | null) => void;
  /** The fault that hits this request; one that is set for once is used up. */
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
