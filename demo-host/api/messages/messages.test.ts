import { contactUs, feedback, type InputOf } from '@portico/contract';
import { captchaTime } from '@portico/server/parts';
import { looseObject } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { captchaCode } from '../testing/captcha';
import { createTestHost, type TestHost } from '../testing/test-host';
import { createMailer } from '../mail/mail';
import { lenderAddress, notifyLender } from './message-store';

let host: TestHost;
beforeEach(async () => {
  host = await createTestHost();
  return host.close;
});

type Question = InputOf<typeof contactUs>;

const ada = {
  feedbackType: 'Question',
  surveyQuestions: [],
  message: 'When do you open on Saturday?',
  returnURL: 'https://lender.test/messages',
  alert: { personalName: 'Ada Byron', email: 'ada@example.com', userAgent: 'Test/1.0' },
  subject: 'Opening hours',
  name: 'Ada Byron',
  email: 'ada@example.com',
  servicingBranch: '12',
} as const satisfies Partial<Question>;

const ask = async (patch: Partial<Question> = {}, token?: string) => {
  const reCaptchaCode = patch.reCaptchaCode ?? (await captchaCode(host));
  return host.send(contactUs, { ...ada, ...patch, reCaptchaCode }, { token });
};
const stored = () => host.database.all(looseObject({}), 'SELECT * FROM messages');

describe('a question', () => {
  it('of a visitor is stored, and mailed to the lender', async () => {
    expect(await ask()).toMatchObject({ status: 200, codes: [] });
    expect(await stored()).toMatchObject([
      { kind: 'Question', borrower_id: null, name: 'Ada Byron', subject: 'Opening hours' },
    ]);
    expect((await host.services.mail.sent())[0]).toMatchObject({
      to: lenderAddress,
      subject: 'Question: Opening hours',
      text: expect.stringContaining('When do you open on Saturday?'),
    });
  });

  it('of a visitor is taken where the mail to the lender cannot be delivered', async () => {
    const failures: unknown[] = [];
    const problem = new Error('No server');
    const mail = createMailer(host.database, host.services.clock, {
      deliver: () => Promise.reject(problem),
      onError: (error) => failures.push(error),
    });
    await notifyLender(mail, {
      kind: 'question',
      writer: { borrowerId: null, name: ada.name, email: ada.email, branch: '12' },
      ...{ subject: ada.subject, text: ada.message, answers: [], page: null, userAgent: null },
    });
    expect(failures).toEqual([problem]);
  });

  it('of a borrower is stored under the name that the lender knows', async () => {
    const token = await host.signIn('maya');
    await ask({ name: 'Somebody else', email: '' }, token);
    expect(await stored()).toMatchObject([
      { borrower_id: 1001, name: 'Maya Whitfield', email: 'maya@example.com', branch: '12' },
    ]);
  });

  it('sent before the security code was entered is a visitor’s (D33)', async () => {
    const token = host.tokenOf(await host.logIn('maya'));
    expect(await ask({ name: '', email: '' }, token)).toMatchObject({ codes: ['Invalid'] });
    await ask({}, token);
    expect(await stored()).toMatchObject([{ borrower_id: null, name: 'Ada Byron' }]);
  });

  it.each<[string, Partial<Question>]>([
    ['without a subject', { subject: ' ' }],
    ['with a long subject', { subject: 'x'.repeat(101) }],
    ['without words', { message: undefined }],
    ['with too many words', { message: 'x'.repeat(301) }],
    ['without a name', { name: '' }],
    ['without an address', { email: '' }],
    ['with an invalid address', { email: 'ada@example' }],
    ['with an invalid branch', { servicingBranch: '12345' }],
  ])('%s is not taken', async (_title, patch) => {
    expect(await ask(patch)).toMatchObject({ status: 403, codes: ['Invalid'] });
    expect(await stored()).toEqual([]);
  });
});

describe('feedback', () => {
  const answers = [{ answerType: 'could be better', answerBad: 'Waiting times' }] as const;
  it('is accepted without a message, with what was chosen', async () => {
    const { feedbackType: _question, message: _words, ...rest } = ada;
    const input = { ...rest, feedbackType: 'Feedback', surveyQuestions: answers } as const;
    const reCaptchaCode = await captchaCode(host);
    expect(await host.send(feedback, { ...input, reCaptchaCode })).toMatchObject({ status: 200 });
    expect(await stored()).toMatchObject([
      { kind: 'Feedback', message: '', answers: JSON.stringify(answers) },
    ]);
    expect((await host.services.mail.sent())[0]?.text).toContain('could be better: Waiting times');
  });
});

describe('the captcha', () => {
  it.each([
    ['nothing', ''],
    ['nonsense', 'abc'],
    ['empty JSON', Buffer.from('{}').toString('base64')],
  ])('is not completed by %s', async (_title, reCaptchaCode) => {
    expect(await ask({ reCaptchaCode })).toMatchObject({ status: 403, codes: ['InvalidCaptcha'] });
    expect(await stored()).toEqual([]);
  });

  it('is valid for one message', async () => {
    const reCaptchaCode = await captchaCode(host);
    expect((await ask({ reCaptchaCode })).status).toBe(200);
    expect((await ask({ reCaptchaCode })).codes).toEqual(['InvalidCaptcha']);
    expect(await stored()).toHaveLength(1);
  });

  it('is not used up by a message that is refused', async () => {
    const reCaptchaCode = await captchaCode(host);
    expect((await ask({ reCaptchaCode, subject: '' })).codes).toEqual(['Invalid']);
    expect((await ask({ reCaptchaCode })).status).toBe(200);
  });

  it('expires', async () => {
    const reCaptchaCode = await captchaCode(host);
    host.pass(captchaTime);
    expect((await ask({ reCaptchaCode })).codes).toEqual(['InvalidCaptcha']);
  });

  it('cannot be forged', async () => {
    const made = Buffer.from(await captchaCode(host), 'base64').toString();
    const later = made.replace(/\.\d+\./, '.9999999999999.');
    const reCaptchaCode = Buffer.from(later).toString('base64');
    expect((await ask({ reCaptchaCode })).codes).toEqual(['InvalidCaptcha']);
  });
});
