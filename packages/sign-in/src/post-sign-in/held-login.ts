import type { OutputOf, userLogin } from '@portico/contract';
import type { NewSession } from '@portico/core/internal';
import type { AgreedRecord, Agreement, LocalDate } from '@portico/rules';

export type LoginAnswer = OutputOf<typeof userLogin>;

/**
 * A sign-in with a correct password that is not completed yet: the login response, its pre-auth
 * token (D33) and the typed password, held only in this closure (D35) until `wipe`.
 */
export type HeldLogin = {
  /** Sent as UserId in every call of the steps (D34). */
  readonly username: string;
  readonly login: LoginAnswer;
  token(): string | undefined;
  password(): string | undefined;
  /** A step returned a new token, and possibly the e-mail address. */
  accept(token: string, emailAddress: string | undefined): void;
  /** Records that the borrower accepted these today. */
  agreed(agreements: readonly Agreement[]): void;
  /** The session to start; undefined without a token. */
  session(): NewSession | undefined;
  wipe(): void;
};

export function holdLogin(
  login: LoginAnswer,
  password: string | undefined,
  today: LocalDate,
): HeldLogin {
  let secret = password;
  let token = login.userToken;
  let email = login.emailAddress;
  let agreed: readonly AgreedRecord[] = agreedRecords(login);
  const username = login.userName ?? '';
  return {
    username,
    login,
    token: () => token,
    password: () => secret,
    accept(newToken, emailAddress) {
      token = newToken;
      email = emailAddress ?? email;
    },
    agreed(agreements) {
      const now = agreements.map(({ name, url }) => ({ name, url, dateOfAgreement: today }));
      agreed = [...agreed, ...now];
    },
    session: () =>
      token === undefined || token === ''
        ? undefined
        : { ...sessionOf(login), userToken: token, username, emailAddress: email ?? '', agreed },
    wipe() {
      secret = undefined;
      token = undefined;
    },
  };
}

function sessionOf(login: LoginAnswer) {
  return {
    personalName: login.personalName ?? '',
    lastLoggedIn: login.lastLoggedIn,
    lastLoggedInIP: login.lastLoggedInIP ?? '',
    servicingBranch: login.servicingBranch ?? '',
    companyNumber: login.companyNumber ?? 0,
  };
}

/** The agreements accepted so far, from WebAgreementLogs of the response (access §3; D62). */
export function agreedRecords(login: LoginAnswer) {
  return login.webAgreementLogs.map(({ name, nameOfTerms, url, dateOfAgreement }) => ({
    name: nameOfTerms ?? name ?? '',
    url: url ?? '',
    dateOfAgreement,
  }));
}
