import { compareDates, localDate, type LocalDate } from '../values/local-date';
import { ok, refuse, type Checked, type Refusal } from '../values/outcome';
import { safeAddress } from '../values/web-address';

/**
 * The moments at which an agreement is requested, in the order of the server's codes (payments §4).
 */
const timings = [
  'login',
  'registration',
  'ach',
  'estatements',
  'texting',
  'ecommunicationreagree',
] as const;

export type AgreementTiming = (typeof timings)[number];

/** The server's code for each moment (payments §4). */
export const timingCodes: Readonly<Record<AgreementTiming, number>> = {
  login: 0,
  registration: 1,
  ach: 2,
  estatements: 3,
  texting: 4,
  ecommunicationreagree: 5,
};

/** An agreement configured by the lender. */
export type Agreement = {
  /** '' where the lender's address is not a safe one. */
  readonly url: string;
  readonly name: string;
  /** Valid from this day on; borrowers who agreed earlier are asked again. */
  readonly date: LocalDate;
  /** The number the server logs it by: 11337 for the first of five (D61). */
  readonly hostNum: number;
  readonly whenToAgree: readonly AgreementTiming[];
};

/** What a borrower has agreed to before, from the server's log. */
export type AgreedRecord = {
  readonly name: string;
  readonly url: string;
  readonly dateOfAgreement: LocalDate | undefined;
};

export type AgreementProblem = Refusal<
  | 'agreementParameters'
  | 'agreementType'
  | 'agreementDate'
  | 'agreementAddress'
  | 'agreementIgnored'
>;

const hostNumBase = 11_337;
const maxAgreements = 5;

/** The agreement's position in the configuration, from 0 (D61). */
export function agreementPlace({ hostNum }: Pick<Agreement, 'hostNum'>): number {
  return hostNum - hostNumBase;
}

/**
 * Reads the configured strings `url|date|name|timings`, timings being names or codes joined by
 * dashes (payments §4; D63, D64). An empty string is an unused position. An invalid string is
 * skipped and reported, but keeps its position, so that the other host numbers do not change.
 */
export function parseAgreements(strings: readonly string[]): {
  agreements: Agreement[];
  problems: AgreementProblem[];
} {
  const agreements: Agreement[] = [];
  const problems: AgreementProblem[] = [];
  strings.forEach((text, index) => {
    if (text.trim() === '') return;
    const parsed = parseAgreement(text, index, problems);
    if (parsed.ok) agreements.push(parsed.value);
    else problems.push(parsed.error);
  });
  return { agreements, problems };
}

function parseAgreement(
  text: string,
  index: number,
  problems: AgreementProblem[],
): Checked<Agreement, AgreementProblem['code']> {
  if (index >= maxAgreements) return refuse('agreementIgnored', { string: text });
  const [url, dateText, name, timings, ...rest] = text.split('|').map((part) => part.trim());
  if (url === undefined || dateText === undefined || name === undefined || timings === undefined) {
    return refuse('agreementParameters', { string: text });
  }
  if (rest.length > 0) return refuse('agreementParameters', { string: text });
  const date = localDate(dateText);
  if (date === undefined) return refuse('agreementDate', { string: text });
  const whenToAgree: AgreementTiming[] = [];
  for (const entry of timings.split('-')) {
    const timing = timingOf(entry.trim());
    if (timing === undefined)
      problems.push({ code: 'agreementType', params: { type: entry.trim() } });
    else whenToAgree.push(timing);
  }
  const safe = safeAddress(url, 'page');
  if (safe === undefined) problems.push({ code: 'agreementAddress', params: { string: text } });
  return ok({ url: safe ?? '', name, date, hostNum: hostNumBase + index, whenToAgree });
}

/** The agreements a borrower has to accept at this moment (payments §4; D62). */
export function neededAgreements(
  all: readonly Agreement[],
  agreed: readonly AgreedRecord[],
  timing: AgreementTiming,
  today: LocalDate,
): Agreement[] {
  return all.filter(
    (agreement) =>
      agreement.whenToAgree.includes(timing) &&
      compareDates(agreement.date, today) <= 0 &&
      !recordsOf(agreement, agreed).some(
        ({ dateOfAgreement: day }) => day !== undefined && compareDates(day, agreement.date) >= 0,
      ),
  );
}

/** The last day on which the borrower has agreed to it; undefined without a record (D62). */
export function lastAgreedOn(
  agreement: Agreement,
  agreed: readonly AgreedRecord[],
): LocalDate | undefined {
  return recordsOf(agreement, agreed)
    .flatMap(({ dateOfAgreement: day }) => day ?? [])
    .sort(compareDates)
    .at(-1);
}

/** Records are matched by name, and by address only when none has the name (D62). */
function recordsOf(agreement: Agreement, agreed: readonly AgreedRecord[]): readonly AgreedRecord[] {
  const name = agreement.name.toLowerCase();
  const byName = agreed.filter((record) => record.name.toLowerCase() === name);
  return byName.length > 0 ? byName : agreed.filter((record) => record.url === agreement.url);
}

function timingOf(entry: string): AgreementTiming | undefined {
  const name = entry.toLowerCase();
  return timings.find((timing) => timing === name || String(timingCodes[timing]) === name);
}
