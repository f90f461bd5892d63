import {
  date,
  entity,
  integer,
  optional,
  optionalText,
  readWire,
  sameName,
  text,
  type Application,
} from '@portico/contract';
import { cents, type Cents } from '@portico/rules';

/** An application as the dashboard has it: amounts in cents. */
const passed = entity(
  {
    applicationNumber: text,
    status: optionalText,
    amountRequested: optional(integer),
    amountApproved: optional(integer),
    lastModified: date,
    fundsExpected: date,
    office: optionalText,
  },
  sameName,
);

/** Reads what the dashboard passed (accounts §2.2); undefined when it is not an application. */
export function readPassedApplication(data: unknown): Application | undefined {
  const read = readWire(passed, data);
  if (!read.ok) return undefined;
  const { amountRequested, amountApproved, ...others } = read.value;
  return {
    ...others,
    amountRequested: centsOf(amountRequested),
    amountApproved: centsOf(amountApproved),
  };
}

function centsOf(amount: number | undefined): Cents | undefined {
  return Number.isSafeInteger(amount) ? cents(Number(amount)) : undefined;
}
