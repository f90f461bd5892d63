import { setPasswordQuestion } from '@portico/contract';
import type { TestCore } from '@portico/core/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { atSteps, dialog, type AtSteps } from '../../testing/at-steps';

afterEach(cleanup);

const pet = 'What was the name of your first pet?';
const settings = {
  'loginOptions.secretQuestions': [pet, 'Your <b>favorite</b> food?', 'Your first car?'].join('\n'),
};

const atQuestion = (answer?: (test: TestCore) => void, own: Record<string, string> = settings) =>
  atSteps({ hasPasswordQuestion: false }, { settings: own }, (test) => {
    test.server.answer(setPasswordQuestion, { hasNoErrors: true, errors: [] });
    answer?.(test);
  });

const questions = () => screen.findByLabelText<HTMLSelectElement>('Secret question');
const answerField = () => screen.getByLabelText<HTMLInputElement>('Secret answer');
const save = ({ user }: AtSteps) => user.click(screen.getByText('Save'));

async function fill({ user }: AtSteps, answer: string) {
  await user.selectOptions(await questions(), pet);
  if (answer) await user.type(answerField(), answer);
}

describe('the secret-question step', () => {
  it('[ACC-265] has a pick-list and an answer', async () => {
    await atQuestion();
    expect((await questions()).options.length).toBeGreaterThan(1);
    expect(answerField().type).toBe('text');
  });

  it('[ACC-266] omits questions with characters that are not allowed', async () => {
    await atQuestion();
    const offered = [...(await questions()).options].map(({ text }) => text);
    expect(offered).toEqual(['Select a question', pet, 'Your first car?']);
  });

  it('[ACC-268, ACC-269] shows which field is missing, and sends nothing', async () => {
    const shown = await atQuestion();
    await questions();
    await save(shown);
    expect(await screen.findByText('Please Select a Question')).toBeTruthy();
    expect(screen.getByText('Secret Answer is required.')).toBeTruthy();
    expect(shown.server.requestsTo(setPasswordQuestion)).toHaveLength(0);
  });

  it.each(['<Rex>', 'Réx', 'Rex🐕', 'רקס', 'a;b'])(
    '[ACC-270] refuses the answer %s, and keeps it in the field',
    async (answer) => {
      const shown = await atQuestion();
      await fill(shown, answer);
      await save(shown);
      expect(await screen.findByText('Secret Answer Contains Invalid Characters')).toBeTruthy();
      expect(answerField().value).toBe(answer);
      expect(shown.server.requestsTo(setPasswordQuestion)).toHaveLength(0);
    },
  );

  it('[ACC-267] sends question, answer and token; a successful response ends the step', async () => {
    const shown = await atQuestion();
    await fill(shown, ' Rex ');
    await save(shown);
    await waitFor(() => expect(shown.core.session.peek()).toBeDefined());
    expect(shown.server.requestsTo(setPasswordQuestion)).toEqual([
      expect.objectContaining({
        method: 'POST',
        url: expect.stringMatching(/\/api\/register\/SetPasswordQuestion$/),
        body: { PasswordQuestion: pet, PasswordAnswer: 'Rex', UserToken: 'pre-auth-token' },
      }),
    ]);
  });

  const lost =
    ' We got no answer, so we do not know whether this is done. You can safely try again.';
  it.each<[string, (test: TestCore) => void, string]>([
    ['HasNoErrors false', ({ server }) => server.refuse(setPasswordQuestion, 'Error'), ''],
    ['500', ({ server }) => server.answerRaw(setPasswordQuestion, '', 500), lost],
    ['no network', ({ server }) => server.drop(setPasswordQuestion), lost],
  ])('[ACC-271] %s shows an error, and keeps what was entered', async (_title, answer, known) => {
    const shown = await atQuestion(answer);
    await fill(shown, 'Rex');
    await save(shown);
    const sentence = `An error has occurred, please try again later.${known}`;
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect([(await questions()).value, answerField().value]).toEqual([pet, 'Rex']);
    expect(shown.core.session.peek()).toBeUndefined();
  });

  it('shows whom to contact if the lender offers no question', async () => {
    const shown = await atQuestion(undefined, {});
    await screen.findByText(/There is no question to choose from/);
    await shown.user.click(screen.getByText('Cancel'));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(shown.core.session.peek()).toBeUndefined();
  });
});
