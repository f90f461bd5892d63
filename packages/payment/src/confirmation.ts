import {
  amount,
  choice,
  date,
  entity,
  flag,
  optional,
  optionalInteger,
  readWire,
  sameName,
  text,
  writeWire,
  type Fields,
  type ValueOf,
} from '@portico/contract';
import { frequencies } from '@portico/rules';

const submissionInfo = entity(
  {
    kind: choice(['immediate', 'scheduled', 'recurring']),
    frequencyInfo: entity(
      {
        frequency: choice(frequencies),
        numDays: optionalInteger,
      },
      sameName,
    ),
    method: entity(
      {
        isCard: flag,
        /** `accountNumber`: its last four digits. */
        achInfo: optional(
          entity({ accountNumber: text, accountType: choice(['Checking', 'Savings']) }, sameName),
        ),
        /** `cardNumber`: its last four digits. */
        cardInfo: optional(entity({ cardNumber: text, cardType: text }, sameName)),
      },
      sameName,
    ),
    accountNumber: text,
    amount,
    additionalPrincipalAmount: amount,
    fees: entity({ firstParty: amount, thirdParty: amount }, sameName),
  },
  sameName,
);

const unnumberedFields = {
  payDate: date,
  dueDate: date,
  isRecurringLOCPayingTotalDue: flag,
  submissionInfo,
} satisfies Fields;

/** A payment without a confirmation number: what can be stored while its outcome is unknown. */
export const unnumberedConfirmation = entity(unnumberedFields, sameName);

const confirmation = entity({ ...unnumberedFields, referenceNumber: text }, sameName);

export type UnnumberedConfirmation = ValueOf<typeof unnumberedConfirmation>;

/**
 * What the confirmation screen shows (payments §3). It is kept in sessionStorage while the page
 * changes, so it holds no secret: only the last four digits of the bank account or card.
 */
export type Confirmation = ValueOf<typeof confirmation>;

/** The plain data passed to the confirmation screen. */
export function writeConfirmation(value: Confirmation): unknown {
  return writeWire(confirmation, value);
}

/** Undefined when the data is not a confirmation. */
export function readConfirmation(data: unknown): Confirmation | undefined {
  const read = readWire(confirmation, data);
  return read.ok ? read.value : undefined;
}
