import { contactUs, feedback, writeWire } from '@portico/contract';
import { startTestCore, testSession } from '@portico/core/testing';
import type { MessageKind } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import { createMessages } from './messages.controller';
import type { Draft } from './messages.flow';
import { feedbackPayload, pageOf, questionPayload, type MessageContext } from './messages.payload';

const typed = {
  name: ' Ada Byron ',
  email: 'ada@example.com ',
  branch: '0012',
  subject: ' Opening hours ',
  message: 'When do you open?',
};
const draft = (patch: Partial<Draft> = {}, kind: MessageKind = 'question') => ({
  entry: typed,
  rating: undefined,
  answers: { good: '', bad: '' },
  ...patch,
  kind,
});
const visitor: MessageContext = {
  session: undefined,
  userAgent: 'Test/1.0',
  address: 'https://lender.test/messages?token=secret#top',
  captcha: 'code-1',
};
const borrower = { ...visitor, session: { ...testSession, servicingBranch: '7' } };

const questionBody = (about: MessageContext) =>
  contactUs.request && writeWire(contactUs.request, questionPayload(draft(), about));
const feedbackBody = (patch: Partial<Draft>) => {
  const payload = feedbackPayload(draft(patch, 'feedback'), borrower);
  const sent: unknown = JSON.parse(
    JSON.stringify(feedback.request && writeWire(feedback.request, payload)),
  );
  return Object.fromEntries(Object.entries(Object(sent)));
};

describe('a question', () => {
  it('[ACC-795] of a visitor is sent with all its data', () => {
    expect(questionBody(visitor)).toEqual({
      FeedbackType: 'Question',
      SurveyQuestions: [],
      Subject: 'Opening hours',
      Message: 'When do you open?',
      Email: 'ada@example.com',
      Name: 'Ada Byron',
      ServicingBranch: '0012',
      ReturnURL: 'https://lender.test/messages#top',
      ReCaptchaCode: 'code-1',
      Alert: {
        PersonalName: 'Ada Byron',
        Username: undefined,
        ServicingBranch: 12,
        UserAgent: 'Test/1.0',
        Email: 'ada@example.com',
      },
    });
  });

  it('[ACC-769, ACC-796] of a borrower has the name from the session', () => {
    expect(questionBody(borrower)).toMatchObject({
      Name: 'Maria Alvarez',
      Email: 'maria@example.com',
      ServicingBranch: '7',
      Alert: {
        PersonalName: 'Maria Alvarez',
        Username: 'maria',
        ServicingBranch: 7,
        UserAgent: 'Test/1.0',
        Email: 'maria@example.com',
      },
    });
  });
});

describe('feedback', () => {
  it('[ACC-794] is sent with its data, and nothing else', () => {
    expect(Object.keys(feedbackBody({})).sort()).toEqual([
      'Alert',
      'FeedbackType',
      'Message',
      'ReCaptchaCode',
      'ReturnURL',
      'SurveyQuestions',
    ]);
    expect(feedbackBody({})['FeedbackType']).toBe('Feedback');
  });

  it('[ACC-793] has no Message where nothing was written', () => {
    expect(feedbackBody({ entry: { ...typed, message: '  ' } })).not.toHaveProperty('Message');
  });

  it.each([
    ['good', { AnswerType: 'good', AnswerGood: 'Quick' }],
    ['bad', { AnswerType: 'could be better', AnswerBad: 'Fees' }],
  ] as const)('[ACC-797] answers a %s experience with what was chosen', (rating, expected) => {
    const answers = { good: 'Quick', bad: 'Fees' };
    expect(feedbackBody({ rating, answers })['SurveyQuestions']).toEqual([expected]);
  });

  it('[ACC-797] names a rating alone where nothing more was chosen', () => {
    expect(feedbackBody({ rating: 'good' })['SurveyQuestions']).toEqual([{ AnswerType: 'good' }]);
  });
});

it('[ACC-794, ACC-795] each has a path of its own', async () => {
  const { core, server } = await startTestCore({ session: true });
  for (const [kind, call] of [
    ['feedback', feedback],
    ['question', contactUs],
  ] as const) {
    server.answerRaw(call, '');
    const { state, send } = createMessages(core, async () => 'code-1');
    send({ type: 'change', field: 'kind', value: kind });
    send({ type: 'change', field: 'subject', value: 'Hours' });
    send({ type: 'change', field: 'message', value: 'When?' });
    send({ type: 'verify' });
    await expect.poll(() => state.value.values.captcha).toBe('completed');
    send({ type: 'submit' });
    await expect.poll(() => state.value.at).toBe('sent');
  }
  expect(server.requests.map(({ method, url }) => `${method} ${url}`)).toEqual(
    expect.arrayContaining(['POST /api/Messages/Feedback', 'POST /api/Messages/ContactUs']),
  );
});

it.each([
  ['https://lender.test/help', 'https://lender.test/help'],
  ['https://lender.test/?token=1', 'https://lender.test/'],
  [
    'https://lender.test/portal#/home/messages?token=1',
    'https://lender.test/portal#/home/messages',
  ],
])('the page of %s is %s', (address, page) => {
  expect(pageOf(address)).toBe(page);
});
