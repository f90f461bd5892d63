import type { Fault } from '../../api/console-routes';
import { words } from './texts';

/** A way a call can fail, as the form offers it. */
export type FaultKind = {
  readonly id: string;
  readonly label: string;
  /** What the value means; absent when there is none. */
  readonly value?: {
    readonly label: string;
    readonly type: 'number' | 'text';
    readonly example: string;
  };
  readonly make: (value: string) => Fault;
};

/** Every fault that the reference API can be set to. */
export const faultKinds: readonly FaultKind[] = [
  {
    id: 'delay',
    label: words.faultDelay,
    value: { label: words.milliseconds, type: 'number', example: '3000' },
    make: (value) => ({ delay: Number(value) }),
  },
  { id: 'dropBefore', label: words.faultDropBefore, make: () => ({ drop: 'before' }) },
  { id: 'dropAfter', label: words.faultDropAfter, make: () => ({ drop: 'after' }) },
  {
    id: 'status',
    label: words.faultStatus,
    value: { label: words.status, type: 'number', example: '503' },
    make: (value) => ({ status: Number(value) }),
  },
  {
    id: 'refuse',
    label: words.faultRefuse,
    value: { label: words.code, type: 'text', example: 'Declined' },
    make: (value) => ({ refuse: value }),
  },
  { id: 'malformed', label: words.faultMalformed, make: () => ({ malformed: true }) },
];

/** A short description of a fault. */
export function describeFault(fault: Fault): string {
  const parts = [
    fault.delay !== undefined && `${words.faultDelay} ${fault.delay} ms`,
    fault.drop === 'before' && words.faultDropBefore,
    fault.drop === 'after' && words.faultDropAfter,
    fault.status !== undefined && `${words.faultStatus} ${fault.status}`,
    fault.refuse !== undefined && `${words.faultRefuse} ${fault.refuse}`,
    fault.malformed === true && words.faultMalformed,
    fault.times === 'always' ? words.always : words.once,
  ];
  return parts.filter((part) => part !== false).join(', ');
}
