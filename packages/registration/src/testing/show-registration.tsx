import {
  generateMfaCode,
  institutionOptions,
  logonValidationRules,
  maintenanceMode,
  register,
  validateRegistrationCode,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { startTestCore, type TestCore, type TestOptions } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegistrationView } from '../registration/registration.view';
// Imported here, so that no test waits until code fetched on demand is compiled.
import '../registration/email-verification/email-verification.view';
import '../registration/logon/logon-step';
import '../registration/registration.moves.controller';
import '../registration/security/security-step';

/** Keys without a prefix are settings of registration. */
type Settings = Readonly<Record<string, string>>;

const keyOf = (name: string) => (name.includes('.') ? name : `registrationOptions.${name}`);
const questions = 'What was the name of your first pet?\nIn what city were you born?';

/** Renders the wizard with a test core whose server accepts every call. */
export async function showRegistration(
  settings: Settings = {},
  prepare?: (test: TestCore) => void,
  options: TestOptions = {},
) {
  const given = Object.entries(settings).map(([name, value]) => [keyOf(name), value]);
  const test = await startTestCore({
    ...options,
    settings: { 'loginOptions.secretQuestions': questions, ...Object.fromEntries(given) },
  });
  const { server } = test;
  server.answer(institutionOptions, answers.institutionOptions());
  server.answer(maintenanceMode, answers.maintenanceMode());
  server.answer(logonValidationRules, { hasNoErrors: true, errors: [], logonValidationRules: [] });
  server.answer(generateMfaCode, answers.generateMfaCode());
  server.answer(validateRegistrationCode, answers.validateRegistrationCode());
  server.answer(register, answers.register());
  prepare?.(test);
  const host = document.createElement('div');
  const rendered = render(
    <WidgetProvider core={test.core} host={host}>
      <RegistrationView />
    </WidgetProvider>,
  );
  return { ...test, host, ...rendered, user: userEvent.setup({ delay: null }) };
}

export type Shown = Awaited<ReturnType<typeof showRegistration>>;

export const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
export const press = (name: string) => void fireEvent.click(screen.getByText(name));
export const tab = (name: string) => screen.getByRole<HTMLButtonElement>('tab', { name });

/** Fills a field with one event, as autofill does. */
function put(label: string, text: string) {
  const input = screen.queryByLabelText(new RegExp(`^${label}`));
  if (input) fireEvent.input(input, { target: { value: text } });
}

/** Fills the fields that the personal step shows. */
export function fillPersonal() {
  const loan = screen.queryByLabelText('Loan');
  if (loan) fireEvent.click(loan);
  put('Account Number', '0012-140033-4');
  put('First Name', 'Iris');
  put('Last Name', 'Caldwell');
  put('Email', 'iris@example.com');
  put('SSN', '900-12-3456');
  put('Date Of Birth', '04/12/1988');
  put('Zip Code', '52401');
  put('Phone Number', '(319) 555-0148');
}

/** Fills the fields that the security step shows. */
export function fillSecurity() {
  put('Place of Birth', 'Vinton');
  put("Driver's License", '123AB4567');
  put("Mother's Maiden Name", 'Lund');
  const question = screen.queryByLabelText(/^Security Question/);
  if (question) fireEvent.change(question, { target: { value: 'In what city were you born?' } });
  put('Secret Answer', 'Vinton');
}

export async function toSecurity() {
  fillPersonal();
  press('Continue');
  await screen.findByRole('heading', { name: 'Security' });
}

/** Settings that hide the secret question, and those that hide the security step. */
export const noQuestion = { 'loginOptions.recoverCredentialsWithoutQuestionOption': 'true' };
export const noSecurity = {
  ...noQuestion,
  hidePlaceOfBirthOption: 'true',
  hideDriversLicenseOption: 'true',
  hideMothersMaidenOption: 'true',
};

/** From the personal step, where the security step is hidden. */
export async function toLogonDirectly() {
  fillPersonal();
  press('Continue');
  await screen.findByRole('heading', { name: 'Registration' });
}

export async function toLogon() {
  await toSecurity();
  fillSecurity();
  press('Continue');
  await screen.findByRole('heading', { name: 'Registration' });
}

/** Fills username, password and, if it is shown, the confirmation. */
export function fillLogon(password = 'Meadow9lark') {
  put('Login Name', 'iris.new');
  put('Password', password);
  put('Confirm Password', password);
}
