import { readWire, refusalCodes, type Call } from '@portico/contract';
import { allCalls } from '@portico/contract/openapi';
import { ok, refuse, type Checked } from '@portico/rules';
import { unreadableDay } from './days';
import { shownCode, shownValue, valueAt } from './received';
import { pageOrigin, type Received } from './wire';

/** Translates the lender's own codes to the contract's (`globalOptions.errorCodeMap`, D147). */
export type CodeNames = (code: string) => string;

const meaningsOf = new Map(allCalls.map(({ name, meanings }) => [name, meanings]));

/** What keeps a page of another origin from reading an answer; undefined when it can. */
export function originProblem({ headers }: Pick<Received, 'headers'>): string | undefined {
  const allowed = headers.get('Access-Control-Allow-Origin');
  if (allowed === '*' || allowed === pageOrigin) return undefined;
  return 'a page of another origin cannot read the answer: Access-Control-Allow-Origin does not allow it';
}

/** A token may be plain text (D5), everything else is JSON. */
function typeProblem({ headers, body }: Received): string | undefined {
  if (typeof body === 'string') return undefined;
  const type = headers.get('Content-Type') ?? '';
  return /^application\/([\w.]+\+)?json\b/i.test(type)
    ? undefined
    : 'its Content-Type is not application/json';
}

/** Why a call was refused: by the contract, if it lists the code. */
function refusalOf({ name }: Pick<Call, 'name'>, codes: readonly string[]): string {
  const meanings = meaningsOf.get(name) ?? {};
  const listed = codes.find((code) => Object.hasOwn(meanings, code));
  if (listed !== undefined) return `it was refused: ${listed}, ${meanings[listed]}`;
  return `it was refused, with ${codeOf(codes)}`;
}

/** The first code of a refusal. */
function codeOf([code = '']: readonly string[]): string {
  return code.trim() === '' ? 'no code' : `the code ${shownCode(code)}`;
}

/** Where a field differs, what was expected, and what was received there. */
function fieldProblem(body: unknown, issue: string): string {
  const found = valueAt(body, issue);
  return `the field ${issue}${found ? `, received ${shownValue(found.value)}` : ''}`;
}

/** Reads an answer by the contract; fails with its first problem in words. */
export function readAnswer<O>(
  call: Pick<Call<unknown, O>, 'name' | 'response'>,
  received: Received,
): Checked<O> {
  const { status, body, codes } = received;
  if (status !== 200)
    return refuse(
      `HTTP ${status} instead of 200${codes.length > 0 ? `, with ${codeOf(codes)}` : ''}`,
    );
  const refused = refusalCodes(body);
  if (refused) return refuse(refusalOf(call, refused));
  const unusable = originProblem(received) ?? typeProblem(received);
  if (unusable !== undefined) return refuse(unusable);
  const leftOut: string[] = [];
  const read = readWire(call.response, body, (issue) => leftOut.push(issue), 'documented');
  if (!read.ok) return refuse(fieldProblem(body, String(read.error.params?.['issue'])));
  if (leftOut[0] !== undefined) return refuse(fieldProblem(body, leftOut[0]));
  const day = unreadableDay(call.response, body);
  return day === undefined
    ? ok(read.value)
    : refuse(fieldProblem(body, `${day.slice(1)}: a day as yyyy-MM-dd expected`));
}

/** Undefined when a call was refused for its missing session; otherwise the problem. */
export function sessionProblem(received: Received): string | undefined {
  const { status, codes } = received;
  if (status !== 401 && !codes.includes('Unauthorized'))
    return `expected HTTP 401 or the code Unauthorized, got HTTP ${status} with ${codeOf(codes)}`;
  return originProblem(received);
}

/**
 * Undefined when an answer refuses as the contract says: HTTP 200 with HasNoErrors false, or 4xx, and
 * a code that it lists (D6). Otherwise the problem.
 */
export function refusalProblem(
  call: Call,
  received: Received,
  codeNames: CodeNames,
): string | undefined {
  const { status, body, codes } = received;
  if (status === 200 && refusalCodes(body) === undefined) return 'it was accepted';
  if (status === 401) return 'HTTP 401: the page would end the session';
  if (status !== 200 && !(status >= 400 && status < 500 && status !== 404))
    return `HTTP ${status} instead of a refusal, with ${codeOf(codes)}`;
  const [code = ''] = codes;
  if (code.trim() === '') return 'a refusal without a code in Errors[0].ErrorMessage';
  const meanings = meaningsOf.get(call.name) ?? {};
  const listed = Object.keys(meanings);
  const isKnown = listed.length === 0 || codeNames(code) in meanings;
  // The contract names no codes for input that does not match it.
  if (status !== 400 && !isKnown)
    return `its code ${shownCode(code)} is none of the contract's (${listed.slice(0, 4).join(', ')}…), and globalOptions.errorCodeMap maps it to none`;
  return originProblem(received);
}
