import { entity } from '../../codec/entity';
import { date, optionalAmount, optionalText, text } from '../../codec/fields';

/** A loan application (accounts §3). */
export const application = entity({
  applicationNumber: text,
  status: optionalText,
  amountRequested: optionalAmount,
  amountApproved: optionalAmount,
  lastModified: date,
  fundsExpected: date,
  office: optionalText,
});
