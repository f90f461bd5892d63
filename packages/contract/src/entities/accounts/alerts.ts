import { entity } from '../../codec/entity';
import { flag, optionalText } from '../../codec/fields';

/** Alerts by text message (accounts §3). */
export const textAlerts = entity({ alertLoanDelinquent: flag, estatementAlert: flag });

/**
 * Alerts by e-mail (accounts §3). Each of the four reminders of the due date has a flag, whether it
 * is sent before or after that day, and by how many days: the digits as they were typed.
 */
export const emailAlerts = entity({
  alertLoanDelinquent: flag,
  estatementAlert: flag,
  alertLoanDueDate1: flag,
  alertLoanDueDate1Before: flag,
  alertLoanDueDate1Days: optionalText,
  alertLoanDueDate2: flag,
  alertLoanDueDate2Before: flag,
  alertLoanDueDate2Days: optionalText,
  alertLoanDueDate3: flag,
  alertLoanDueDate3Before: flag,
  alertLoanDueDate3Days: optionalText,
  alertLoanDueDate4: flag,
  alertLoanDueDate4Before: flag,
  alertLoanDueDate4Days: optionalText,
});
