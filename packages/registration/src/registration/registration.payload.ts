import type { InputOf, register } from '@portico/contract';
import { checkSecretAnswer, digitsOnly, localDate, type Agreement } from '@portico/rules';
import type { Entry, WizardRules } from './registration.state';

type Payload = InputOf<typeof register>;

/** The registration payload, without the fields that the form hides (access §3; D17, D65). */
export function payloadOf(
  entry: Entry,
  rules: WizardRules,
  agreements: readonly Pick<Agreement, 'hostNum'>[],
  agreed: readonly number[],
): Payload {
  const asks = (field: string) =>
    new Set<string>([...rules.personal, ...rules.security]).has(field);
  const asked = (field: keyof Entry, text = entry[field].trim()) =>
    asks(field) ? text : undefined;
  const answer = checkSecretAnswer(entry.secretAnswer);
  return {
    accountType: entry.accountType === 'Deposit' ? 'Deposit' : 'Loan',
    accountNumber: asked('accountNumber'),
    firstName: asked('firstName'),
    middleName: asked('middleName'),
    lastName: entry.lastName.trim(),
    emailAddress: entry.emailAddress.trim(),
    ssn: digitsOnly(entry.ssn),
    dateOfBirth: asks('dateOfBirth') ? localDate(entry.dateOfBirth.trim()) : undefined,
    zip: asked('zip', digitsOnly(entry.zip)),
    phoneNumber: asked('phoneNumber', digitsOnly(entry.phoneNumber)),
    placeOfBirth: asked('placeOfBirth'),
    driversLicense: asked('driversLicense'),
    mothersMaiden: asked('mothersMaiden'),
    secretQuestion: asked('secretQuestion'),
    secretAnswer: answer.ok ? asked('secretAnswer', answer.value) : undefined,
    userName: entry.userName.trim(),
    password: entry.password,
    passwordConfirm: rules.confirmsPassword ? entry.confirmation : undefined,
    agreements: agreements.map(({ hostNum }) => ({
      agreedTo: agreed.includes(hostNum),
      agreementType: hostNum,
    })),
  };
}
