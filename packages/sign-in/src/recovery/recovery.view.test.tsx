import { answerSecretQuestion, generateNewPassword, recoveryQuestion } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showWidget, type ShownWidget } from '@portico/element/testing';
import { RecoveryView } from './recovery.view';

afterEach(cleanup);

const hide = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [`recoveryOptions.hide${name}Option`, 'true']));
const withoutQuestion = { 'loginOptions.recoverCredentialsWithoutQuestionOption': 'true' };

const show = (settings: Record<string, string> = {}, prepare?: (test: TestCore) => void) =>
  showWidget(
    <RecoveryView />,
    { settings, configuration: { pages: { login: '/sign-in' } } },
    (test) => {
      test.server.answer(recoveryQuestion, answers.recoveryQuestion());
      test.server.answer(answerSecretQuestion, answers.answerSecretQuestion());
      test.server.answer(generateNewPassword, answers.generateNewPassword());
      prepare?.(test);
    },
  );

const labels = {
  email: /^Email/,
  dateOfBirth: /^Date of birth/,
  zipCode: /^Zip code/,
  branch: /^Branch number/,
};
const field = (name: keyof typeof labels) => screen.getByLabelText<HTMLInputElement>(labels[name]);
const button = (name: RegExp = /Continue|One moment/) => screen.getByRole('button', { name });
const typed = {
  email: 'maya@example.com',
  dateOfBirth: '04/17/1985',
  zipCode: '52401',
  branch: '12',
};

async function fill({ user }: Pick<ShownWidget, 'user'>, patch: Partial<typeof typed> = {}) {
  for (const name of ['email', 'dateOfBirth', 'zipCode', 'branch'] as const) {
    const text = { ...typed, ...patch }[name];
    if (screen.queryByLabelText(labels[name]) && text) await user.type(field(name), text);
  }
}

async function toAnswer(shown: ShownWidget) {
  await fill(shown);
  await shown.user.click(button());
  return screen.findByLabelText<HTMLInputElement>(/^Secret answer/);
}

describe('the identity form', () => {
  it('[ACC-425] has e-mail, date of birth, zip code and branch number', async () => {
    await show();
    expect(Object.keys(labels)).toHaveLength(4);
    expect([field('email'), field('dateOfBirth'), field('zipCode'), field('branch')]).toBeTruthy();
  });

  it.each<[string, string, keyof typeof labels]>([
    ['[ACC-426]', 'Email', 'email'],
    ['[ACC-427]', 'DateOfBirth', 'dateOfBirth'],
    ['[ACC-428]', 'ZipCode', 'zipCode'],
    ['[ACC-429]', 'BranchNumber', 'branch'],
  ])('%s has no field for %s when it is hidden', async (_id, setting, name) => {
    await show(hide(setting));
    expect(screen.queryByLabelText(labels[name])).toBeNull();
    cleanup();
    await show();
    expect(field(name)).toBeTruthy();
  });

  it('[ACC-430] has the e-mail address when all are hidden', async () => {
    await show(hide('Email', 'DateOfBirth', 'ZipCode', 'BranchNumber'));
    expect(field('email')).toBeTruthy();
    expect(screen.queryByLabelText(labels.zipCode)).toBeNull();
  });

  it.each<[string, keyof typeof labels, string, string]>([
    ['[ACC-435]', 'email', '', 'Email is required'],
    ['[ACC-436]', 'email', 'maya@', 'Invalid Email'],
    ['[ACC-437]', 'email', `${'a'.repeat(89)}@example.com`, 'Invalid Email'],
    ['[ACC-438]', 'dateOfBirth', '', 'Date of Birth is required'],
    ['[ACC-439]', 'dateOfBirth', '13/45/1985', 'Invalid Date'],
    ['[ACC-440]', 'zipCode', '', 'Zip Code is required'],
    ['[ACC-441]', 'zipCode', '5240', 'Zip Code must be 5 digits'],
    ['[ACC-443]', 'branch', '', 'The branch Id is required'],
    ['[ACC-446]', 'email', 'a"b@example.com', 'Invalid Email'],
  ])('%s %s "%s" shows %s', async (_id, name, text, sentence) => {
    const { user } = await show();
    await user.click(field(name));
    if (text) await user.paste(text);
    await user.tab();
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
    expect(button().getAttribute('aria-disabled')).toBe('true');
  });

  it.each<[keyof typeof labels, string]>([
    ['dateOfBirth', '04/12/1988 or later'],
    ['zipCode', 'IA 52401'],
    ['branch', '12345'],
  ])('[POR-142] %s pasted as "%s" stays and is invalid', async (name, text) => {
    const { user } = await show();
    await user.click(field(name));
    await user.paste(text);
    await user.tab();
    expect(field(name).value).toBe(text);
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
  });

  it('[ACC-088, ACC-442, ACC-444, ACC-445] keeps only digits of zip and branch, 5 and 4 of them', async () => {
    const { user } = await show();
    await user.type(field('zipCode'), 'a5 2-4019x');
    await user.type(field('branch'), 'b1234567');
    expect(field('zipCode').value).toBe('52401');
    expect(field('branch').value).toBe('1234');
  });

  it.each([
    ['04171985', '04/17/1985'],
    ['04-17-1985', '04/17/1985'],
    ['4171', '41/71'],
    ['04/17/1985<', '04/17/1985'],
  ])('[POR-058] formats digits as a date while %s is typed', async (text, expected) => {
    const { user } = await show();
    await user.type(field('dateOfBirth'), text);
    expect(field('dateOfBirth').value).toBe(expected);
  });

  it.each([
    ['01/01/1900', true],
    ['01/01/2099', true],
    ['04/17/1985', false],
  ])(
    '[ACC-832] masks a date of birth, and says of %s that it is wrong: %s',
    async (date, wrong) => {
      const { user } = await show();
      await user.type(field('dateOfBirth'), date.replaceAll('/', ''));
      expect(field('dateOfBirth').value).toBe(date);
      await user.tab();
      expect(screen.queryByText('Invalid Date') !== null).toBe(wrong);
    },
  );

  it.each([
    ['04171985', '04/17/1985'],
    ['1985-04-17', '04/17/1985'],
    ['4/7/1985', '04/07/1985'],
  ])('[POR-058] accepts a date that is pasted as %s', async (text, expected) => {
    const { user } = await show();
    await user.click(field('dateOfBirth'));
    await user.paste(text);
    expect(field('dateOfBirth').value).toBe(expected);
  });

  it('can be filled in by the browser’s autofill', async () => {
    await show();
    expect(field('email').autocomplete).toBe('email');
    expect(field('dateOfBirth').autocomplete).toBe('bday');
    expect(field('zipCode').autocomplete).toBe('postal-code');
  });
});

describe('Continue', () => {
  it('[ACC-432] is disabled while the form is invalid, and shows on a press what is missing', async () => {
    const { user, server } = await show();
    expect(button().getAttribute('aria-disabled')).toBe('true');
    await user.click(button());
    expect(screen.getByText('Email is required')).toBeTruthy();
    expect(document.activeElement).toBe(field('email'));
    await fill({ user });
    expect(button().getAttribute('aria-disabled')).not.toBe('true');
    expect(server.requestsTo(recoveryQuestion)).toHaveLength(0);
  });

  it('names the fields that are missing', async () => {
    const { user } = await show();
    const reason = () => screen.queryByText(/^To continue, enter:/);
    expect(reason()?.textContent).toBe(
      'To continue, enter: Email, Date of birth, Zip code, Branch number',
    );
    expect(button().getAttribute('aria-describedby')).toBe(reason()?.id);
    await fill({ user }, { dateOfBirth: '', zipCode: '', branch: '' });
    expect(reason()?.textContent).toBe(
      'To continue, enter: Date of birth, Zip code, Branch number',
    );
    await fill({ user }, { email: '' });
    expect(reason()?.className).toContain('invisible');
    expect(button().getAttribute('aria-describedby')).toBeNull();
  });

  it('[ACC-433] is disabled while a request is loading, and sends only one', async () => {
    const { user, server } = await show({}, (test) => void test.server.hold(recoveryQuestion));
    await fill({ user });
    await user.dblClick(button());
    expect(button().getAttribute('aria-disabled')).toBe('true');
    await waitFor(() => expect(server.requestsTo(recoveryQuestion)).toHaveLength(1));
  });

  it('[ACC-447, ACC-448] sends the identity; the next step uses the returned question and login name', async () => {
    const shown = await show();
    await toAnswer(shown);
    expect(shown.server.requestsTo(recoveryQuestion)[0]?.body).toEqual({
      EmailAddress: 'maya@example.com',
      ServicingBranch: '12',
      DateOfBirth: '1985-04-17',
      ZipCode: '52401',
    });
    expect(screen.getByText('What was the name of your first pet?')).toBeTruthy();
  });

  it('[ACC-431] does not send hidden fields', async () => {
    const shown = await show(hide('ZipCode', 'BranchNumber', 'DateOfBirth'));
    await toAnswer(shown);
    expect(shown.server.requestsTo(recoveryQuestion)[0]?.body).toEqual({
      EmailAddress: 'maya@example.com',
    });
  });
});

describe('the secret answer', () => {
  it('[ACC-449] is requested with the returned question, and its heading has the focus', async () => {
    const shown = await show();
    await toAnswer(shown);
    expect(screen.getByText('What was the name of your first pet?')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Your secret question');
  });

  it('[ACC-451] is required', async () => {
    const shown = await show();
    const answer = await toAnswer(shown);
    await shown.user.click(answer);
    await shown.user.tab();
    expect(screen.getByText('Secret Answer is required')).toBeTruthy();
    await shown.user.click(button());
    expect(shown.server.requestsTo(answerSecretQuestion)).toHaveLength(0);
  });

  it('[ACC-452, ACC-454, ACC-455] is sent with the recovery user, then success is shown', async () => {
    const shown = await show();
    await shown.user.type(await toAnswer(shown), ' Biscuit ');
    await shown.user.click(button());
    expect(await screen.findByText('Success! Your Logon Name is: maya.')).toBeTruthy();
    expect(
      screen.getByText(
        'You will receive an email shortly with instructions on how to reset your password.',
      ),
    ).toBeTruthy();
    expect(shown.server.requestsTo(answerSecretQuestion)[0]?.body).toEqual({
      LogonName: 'maya',
      EmailAddress: 'maya@example.com',
      ZipCode: '52401',
      CredentialExpiration: 'confirmed-1',
      ServicingBranch: '12',
      SecretQuestion: 'What was the name of your first pet?',
      SecretAnswer: 'Biscuit',
    });
  });

  it('is sent with the plain apostrophe that registration stored in place of a phone’s', async () => {
    const shown = await show();
    await shown.user.type(await toAnswer(shown), 'O’Brien');
    await shown.user.click(button());
    await waitFor(() =>
      expect(shown.server.requestsTo(answerSecretQuestion)[0]?.body).toMatchObject({
        SecretAnswer: "O'Brien",
      }),
    );
  });

  it("[ACC-829] shows the server's message, sanitised, instead of the default text", async () => {
    const shown = await show({}, ({ server }) =>
      server.answer(
        answerSecretQuestion,
        answers.answerSecretQuestion({
          successMessage: '<b>Letter sent</b><script>x()</script>',
        }),
      ),
    );
    await shown.user.type(await toAnswer(shown), 'Biscuit');
    await shown.user.click(button());
    expect((await screen.findByText('Letter sent')).tagName).toBe('B');
    expect(shown.container.querySelector('script')).toBeNull();
    expect(screen.queryByText(/Success!/)).toBeNull();
  });

  it('[ACC-450, ACC-453] is not requested if the lender recovers without a question', async () => {
    const shown = await show(withoutQuestion);
    await fill(shown);
    await shown.user.click(button());
    expect(await screen.findByText('Success! Your Logon Name is: maya.')).toBeTruthy();
    expect(screen.queryByLabelText(/^Secret answer/)).toBeNull();
    expect(shown.server.requestsTo(generateNewPassword)[0]?.body).toEqual({
      LogonName: 'maya',
      EmailAddress: 'maya@example.com',
      ZipCode: '52401',
      CredentialExpiration: 'confirmed-1',
      ServicingBranch: '12',
    });
    expect(shown.server.requestsTo(answerSecretQuestion)).toHaveLength(0);
  });
});

describe('a refusal', () => {
  const general =
    'There was an error validating your identity, please check your information and try again.';
  const cases: readonly [string, (test: TestCore) => void, string][] = [
    ['[ACC-458] Invalid', ({ server }) => server.refuse(recoveryQuestion, 'Invalid'), general],
    ['[ACC-458] Error', ({ server }) => server.refuse(recoveryQuestion, 'Error'), general],
    [
      '[ACC-458] anything else',
      ({ server }) => server.refuse(recoveryQuestion, 'Surprise'),
      general,
    ],
    [
      '[ACC-458] a name that every object has',
      ({ server }) => server.refuse(recoveryQuestion, 'constructor'),
      general,
    ],
    [
      '[ACC-459] HTTP 500',
      ({ server }) => server.answerRaw(recoveryQuestion, '', 500),
      'There was an error validating your identity, please contact your institution.',
    ],
    [
      '[ACC-460] RecoveryMaxAttempts',
      ({ server }) => server.refuse(recoveryQuestion, 'RecoveryMaxAttempts'),
      'You have reached the maximum amount of recovery attempts at this time. Please wait a while before trying again.',
    ],
    [
      '[ACC-461] RecoveryFailed',
      ({ server }) => server.refuse(recoveryQuestion, 'RecoveryFailed'),
      'Failed to recover credentials, please verify your information or contact your local branch.',
    ],
    [
      '[ACC-462] BadQuestion',
      ({ server }) => server.refuse(recoveryQuestion, 'BadQuestion'),
      'Failed to recover credentials. An error occurred retrieving your secret question.',
    ],
    [
      '[ACC-457] of several codes, the first',
      ({ server }) => server.refuse(recoveryQuestion, ['RecoveryMaxAttempts', 'BadQuestion']),
      'You have reached the maximum amount of recovery attempts at this time. Please wait a while before trying again.',
    ],
    [
      '[ACC-462] no question in the answer',
      ({ server }) =>
        server.answer(
          recoveryQuestion,
          answers.recoveryQuestion({ credentials: { logonName: 'maya' } }),
        ),
      'Failed to recover credentials. An error occurred retrieving your secret question.',
    ],
  ];
  it.each(cases)('%s', async (_id, prepare, sentence) => {
    const shown = await show({}, prepare);
    await fill(shown);
    await shown.user.click(button());
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  });

  it('[ACC-456] ends the loading, keeps what was typed, and enables the form', async () => {
    const shown = await show({}, ({ server }) => server.refuse(recoveryQuestion, 'Invalid'));
    await fill(shown);
    await shown.user.click(button());
    await screen.findByRole('alert');
    expect(field('email').value).toBe('maya@example.com');
    shown.server.answer(recoveryQuestion, answers.recoveryQuestion());
    await shown.user.click(button());
    expect(await screen.findByLabelText(/^Secret answer/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('[ACC-434] Return to Login goes to the sign-in screen', async () => {
  const { user, navigations } = await show();
  const link = screen.getByRole('link', { name: 'Return to Login' });
  expect(link.getAttribute('href')).toBe('/sign-in');
  await user.click(link);
  expect(navigations).toEqual([{ screen: 'login', params: {} }]);
});
