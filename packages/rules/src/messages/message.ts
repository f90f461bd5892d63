import { branchLength, checkEmail } from '../registration/identity';
import { problemOf, type FieldProblem } from '../registration/problems';

/** Characters of a message (access §9) and of its subject (D59). */
export const messageMaximum = 300;
export const subjectMaximum = 100;
/** Characters of a visitor's name: first, middle and last. */
export const writerMaximum = 100;

/** The kinds of message to the lender (access §2). */
export type MessageKind = 'feedback' | 'question';

/** The fields of the message form. */
export type MessageField = 'name' | 'email' | 'branch' | 'subject' | 'message';

/** The style of the counter of characters left. */
export type CounterTone = 'normal' | 'warn' | 'error';

/** The least number of characters left for each tone; the first match applies (access §9). */
const tones: readonly (readonly [least: number, tone: CounterTone])[] = [
  [100, 'normal'],
  [51, 'warn'],
  [-Infinity, 'error'],
];

/** The counter's tone for a number of characters left (access §5, §9). */
export function counterTone(left: number): CounterTone {
  return tones.find(([least]) => left >= least)?.[1] ?? 'error';
}

/** The kind of message, and whether its writer is signed in. */
export type MessageSituation = {
  readonly kind: MessageKind | undefined;
  /** Then name and address are known and not requested. */
  readonly signedIn: boolean;
};

type Check = (text: string, situation: MessageSituation) => FieldProblem | undefined;

const ofVisitors =
  (check: Check): Check =>
  (text, situation) =>
    situation.signedIn ? undefined : check(text, situation);

const ofQuestions =
  (maximum: number): Check =>
  (text, { kind }) =>
    kind === 'question' && text.trim() === '' ? 'required' : tooLong(text, maximum);

const tooLong = (text: string, maximum: number): FieldProblem | undefined =>
  text.length > maximum ? 'invalid' : undefined;

const checks: Readonly<Record<MessageField, Check>> = {
  name: ofVisitors((text) =>
    text.trim() === '' ? 'required' : tooLong(text.trim(), writerMaximum),
  ),
  email: ofVisitors((text) => problemOf(checkEmail(text))),
  branch: ofVisitors((text) =>
    text.length <= branchLength && /^\d*$/.test(text) ? undefined : 'invalid',
  ),
  subject: ofQuestions(subjectMaximum),
  message: ofQuestions(messageMaximum),
};

/** The error of a message field; undefined when it is valid (access §5). */
export function messageProblem(
  field: MessageField,
  text: string,
  situation: MessageSituation,
): FieldProblem | undefined {
  return checks[field](text, situation);
}
