import type { Fault } from '../../api/console-routes';
import { texts } from './texts';

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
    label: texts.faultDelay,
    value: { label: texts.milliseconds, type: 'number', example: '3000' },
    make: (value) => ({ delay: Number(value) }),
  },
  { id: 'dropBefore', label: texts.faultDropBefore, make: () => ({ drop: 'before' }) },
  { id: 'dropAfter', label: texts.faultDropAfter, make: () => ({ drop: 'after' }) },
  {
    id: 'status',
    label: texts.faultStatus,
    value: { label: texts.status, type: 'number', example: '503' },
    make: (value) => ({ status: Number(value) }),
  },
  {
    id: 'refuse',
    label: texts.faultRefuse,
    value: { label: texts.code, type: 'text', example: 'Declined' },
    make: (value) => ({ refuse: value }),
  },
  { id: 'malformed', label: texts.faultMalformed, make: () => ({ malformed: true }) },
];

/** A short description of a fault. */
export function describeFault(fault: Fault): string {
  const parts = [
    fault.delay !== undefined && `${texts.faultDelay} ${fault.delay} ms`,
    fault.drop === 'before' && texts.faultDropBefore,
    fault.drop === 'after' && texts.faultDropAfter,
    fault.status !== undefined && `${texts.faultStatus} ${fault.status}`,
    fault.refuse !== undefined && `${texts.faultRefuse} ${fault.refuse}`,
    fault.malformed === true && texts.faultMalformed,
    fault.times === 'always' ? texts.always : texts.once,
  ];
  return parts.filter((part) => part !== false).join(', ');
}
