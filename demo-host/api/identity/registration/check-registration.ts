import type { InputOf, RegistrationCode, register } from '@portico/contract';
import {
  accountNumberGroups,
  checkAccountNumberEntry,
  checkDateOfBirth,
  checkEmail,
  checkSecretAnswer,
  checkSsn,
  digitsOnly,
  formatDate,
  nameMaximum,
  ok,
  phoneLength,
  refuse,
  requiredSsnDigits,
  zipLength,
  type Checked,
  type LocalDate,
} from '@portico/rules';
import { institution } from '../../setup/institution';
import type { SettingsStore } from '../../setup/settings-store';
import type { Claim } from './unregistered-borrowers';
import { isOfferedQuestion } from '../secret-questions';

export type Registration = InputOf<typeof register>;

type Identity = { readonly claim: Claim; readonly email: string };
type GuessResult<T> = Checked<T, RegistrationCode>;

const option = (settings: SettingsStore, name: string) =>
  settings.flag(`registrationOptions.${name}`);

/** Checks the details that identify a visitor, as far as the lender asks for them (access §5). */
export async function checkIdentity(
  settings: SettingsStore,
  input: Registration,
  today: LocalDate,
): Promise<GuessResult<Identity>> {
  const email = checkEmail(input.emailAddress);
  const names = [input.firstName, input.middleName, input.lastName];
  const isTooLong = names.some((name = '') => name.length > nameMaximum);
  if (!email.ok || isTooLong || input.lastName.trim() === '') return refuse('userInfo');
  const asksAccount = !(await option(settings, 'noAccountNumberOption'));
  const account = asksAccount ? await accountOf(settings, input) : ok(undefined);
  if (!account.ok) return account;
  const setting = await settings.number('registrationOptions.requiredSSNDigits');
  const ssn = checkSsn(input.ssn, requiredSsnDigits(setting, asksAccount));
  if (!ssn.ok) return refuse('SSN');
  const details = await detailsOf(settings, input, today);
  if (!details.ok) return details;
  const { lastName, accountType } = input;
  return ok({
    email: email.value,
    claim: { account: account.value, accountType, lastName, ssn: ssn.value, ...details.value },
  });
}

async function accountOf(
  settings: SettingsStore,
  { accountNumber = '', accountType }: Registration,
): Promise<GuessResult<string>> {
  const removeCheckDigit = await settings.flag('globalOptions.removeCheckDigitOption');
  const groups = accountNumberGroups(institution, accountType, { removeCheckDigit });
  const account = checkAccountNumberEntry(accountNumber, groups);
  return account.ok ? ok(digitsOnly(account.value)) : refuse('AccountNumberError');
}

/** Date of birth, zip code and phone number, each only where the lender asks for it. */
async function detailsOf(
  settings: SettingsStore,
  { dateOfBirth, zip = '', phoneNumber = '' }: Registration,
  today: LocalDate,
): Promise<GuessResult<Pick<Claim, 'dateOfBirth' | 'zip'>>> {
  const asks = async (name: string) => !(await option(settings, name));
  if (await asks('hideDateOfBirthOption')) {
    const written = dateOfBirth ? formatDate(dateOfBirth) : '';
    if (!checkDateOfBirth(written, today).ok) return refuse('DateOfBirth');
  }
  const asksZip = await asks('hideZipOption');
  if (asksZip && !new RegExp(`^\\d{${zipLength}}$`).test(zip)) return refuse('userInfo');
  if ((await asks('hidePhoneOption')) && digitsOnly(phoneNumber).length !== phoneLength) {
    return refuse('userInfo');
  }
  return ok({ dateOfBirth, zip: asksZip ? zip : undefined });
}

/** The answers of the security step, each only where the lender asks for it (access §5). */
export async function checkSecurity(
  settings: SettingsStore,
  input: Registration,
): Promise<GuessResult<undefined>> {
  const asked = [
    ['hidePlaceOfBirthOption', input.placeOfBirth],
    ['hideDriversLicenseOption', input.driversLicense],
    ['hideMothersMaidenOption', input.mothersMaiden],
  ] as const;
  for (const [hidden, value = ''] of asked) {
    if (value.trim() === '' && !(await option(settings, hidden))) return refuse('userInfo');
  }
  if (await settings.flag('loginOptions.recoverCredentialsWithoutQuestionOption')) {
    return ok(undefined);
  }
  const { secretQuestion = '', secretAnswer = '' } = input;
  const isOffered = await isOfferedQuestion(settings, secretQuestion.trim());
  return isOffered && checkSecretAnswer(secretAnswer).ok ? ok(undefined) : refuse('userInfo');
}
