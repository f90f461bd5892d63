import type { InputOf, feedback } from '@portico/contract';
import type { MessageKind } from '@portico/rules';
import type { Executor } from '@portico/server/parts';
import type { Mailer } from '../mail/mail';

/** Where Cedar Valley Credit receives its messages. */
export const lenderAddress = 'service@cedarvalley.example';

/** The author; a visitor has no borrower id. */
export type Writer = {
  readonly borrowerId: number | null;
  readonly name: string;
  readonly email: string;
  readonly branch: string;
};

/** A message as stored. */
export type StoredMessage = {
  readonly kind: MessageKind;
  readonly writer: Writer;
  readonly subject: string;
  readonly text: string;
  readonly answers: InputOf<typeof feedback>['surveyQuestions'];
  readonly page: string | null;
  readonly userAgent: string | null;
};

const kindNames = { feedback: 'Feedback', question: 'Question' } as const;

export async function storeMessage(
  tx: Executor,
  { kind, writer, subject, text, answers, page, userAgent }: StoredMessage,
  now: number,
): Promise<void> {
  await tx.run(
    `INSERT INTO messages (sent_at, kind, borrower_id, name, email, branch, subject, message,
       answers, page, user_agent)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      now,
      kindNames[kind],
      writer.borrowerId,
      writer.name,
      writer.email,
      writer.branch,
      subject,
      text,
      JSON.stringify(answers),
      page,
      userAgent,
    ],
  );
}

/** Mails a message to the lender. */
export async function notifyLender(mail: Mailer, message: StoredMessage): Promise<void> {
  const { kind, writer, subject, text, answers } = message;
  const answerLines = answers.map(({ answerType, answerGood, answerBad }) =>
    [answerType, answerGood ?? answerBad].filter(Boolean).join(': '),
  );
  await mail.notify({
    to: lenderAddress,
    subject: kind === 'question' ? `Question: ${subject}` : 'Feedback',
    text: [
      `${writer.name} <${writer.email}>, branch ${writer.branch || 'not named'}`,
      ...answerLines,
      text,
    ].join('\n\n'),
  });
}
