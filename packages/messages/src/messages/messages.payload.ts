import type { contactUs, feedback, InputOf } from '@portico/contract';
import type { Session } from '@portico/core/internal';
import type { Draft } from './messages.flow';

/** What is sent with a message besides its text. */
export type MessageContext = {
  readonly session: Session | undefined;
  readonly userAgent: string;
  /** The document's address. */
  readonly address: string;
  readonly captcha: string;
};

const ratings = { good: 'good', bad: 'could be better' } as const;
const types = { feedback: 'Feedback', question: 'Question' } as const;

/** The body of POST /api/Messages/Feedback (access §3, §7). */
export function feedbackPayload(draft: Draft, about: MessageContext): InputOf<typeof feedback> {
  const { kind, entry } = draft;
  const { name, email, branch } = writerOf(draft, about.session);
  return {
    feedbackType: types[kind],
    surveyQuestions: surveyOf(draft),
    message: entry.message.trim() || undefined,
    returnURL: pageOf(about.address),
    reCaptchaCode: about.captcha,
    alert: {
      personalName: name,
      username: about.session?.username,
      servicingBranch: branch === '' ? undefined : Number(branch),
      userAgent: about.userAgent,
      email,
    },
  };
}

/** The body of POST /api/Messages/ContactUs (access §3, §7). */
export function questionPayload(draft: Draft, about: MessageContext): InputOf<typeof contactUs> {
  const { name, email, branch } = writerOf(draft, about.session);
  return {
    ...feedbackPayload(draft, about),
    subject: draft.entry.subject.trim(),
    email,
    name,
    servicingBranch: branch || undefined,
  };
}

/** The writer: the session's borrower, else as entered in the form (access §6). */
function writerOf({ entry }: Draft, session: Session | undefined) {
  return session
    ? { name: session.personalName, email: session.emailAddress, branch: session.servicingBranch }
    : { name: entry.name.trim(), email: entry.email.trim(), branch: entry.branch };
}

/** The rating and its reason; a question has neither. */
function surveyOf({ kind, rating, answers }: Draft): InputOf<typeof feedback>['surveyQuestions'] {
  if (kind === 'question' || rating === undefined) return [];
  const chosen = answers[rating] || undefined;
  const answer = rating === 'good' ? { answerGood: chosen } : { answerBad: chosen };
  return [{ answerType: ratings[rating], ...answer }];
}

/** A page's address without its queries: they may hold private data. */
export function pageOf(address: string): string {
  const [page = '', hash] = address.split(/#(.*)/s).map((part) => part.split('?')[0]);
  return hash ? `${page}#${hash}` : page;
}
