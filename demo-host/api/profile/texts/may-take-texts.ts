import { digitsOnly, ok, phoneLength, refuse, type Checked, type LocalDate } from '@portico/rules';
import type { Executor } from '@portico/server/parts';
import { missingAgreements } from '../../identity/agreement-store';
import type { Services } from '../../services';

/** Numbers that the demo's telephone company knows as landlines: (319) 555-0160 to 0169. */
const landline = /^319555016\d$/;
const tollFree = /^8(?:00|33|44|55|66|77|88)/;

/** The digits of a number that can receive text messages. */
export function textableNumber(phone: string): string | undefined {
  const number = digitsOnly(phone);
  const isTextable = number.length === phoneLength && !landline.test(number);
  return isTextable && !tollFree.test(number) ? number : undefined;
}

/** Whether text messages to a phone may begin: it can receive them, and the borrower has agreed. */
export async function mayTakeTexts(
  from: Executor,
  { settings }: Services,
  { borrowerId, today }: { readonly borrowerId: number; readonly today: LocalDate },
  phone: string,
): Promise<Checked<undefined, 'invalid' | 'userDisagree' | 'Error'>> {
  if (!(await settings.flag('profileOptions.allowTextMessagingOption'))) return refuse('Error');
  if (textableNumber(phone) === undefined) return refuse('invalid');
  const who = { borrowerId, timing: 'texting', today } as const;
  const missing = await missingAgreements(from, settings, who);
  return missing.length === 0 ? ok(undefined) : refuse('userDisagree');
}
