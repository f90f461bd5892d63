import {
  accountDetails,
  accountList,
  applicationList,
  applicationOptions,
  bankLookup,
  branchInfo,
  captchaChallenge,
  clientError,
  institutionOptions,
  maintenanceMode,
  passableToken,
  paymentInfo,
  paymentMethods,
  paymentOutcome,
  profile,
  readWire,
  tokenLogin,
  userLogin,
  zipLocation,
  type Call,
} from '@portico/contract';
import { allCalls } from '@portico/contract/openapi';
import type { Report } from './report';
import type { Received, Wire } from './wire';

const anyAccount = { accountNumber: '0000-000000-0' };
const stranger = 'https://conformance.example';

/** Undefined when a call was refused for its missing session; otherwise the problem. */
export function isUnauthorized({ status, codes }: Received): string | undefined {
  if (status === 401 || codes.includes('Unauthorized')) return undefined;
  return `expected HTTP 401 or the code Unauthorized, got HTTP ${status}`;
}

/** Calls that need a session, with the given token or none. */
function callsOfMembers({ send }: Wire, token?: string) {
  const as = { token };
  return [
    [accountList, () => send(accountList, undefined, as)],
    [accountDetails, () => send(accountDetails, anyAccount, as)],
    [applicationList, () => send(applicationList, { numDaysToRetrieve: 30 }, as)],
    [profile, () => send(profile, undefined, as)],
    [paymentInfo, () => send(paymentInfo, anyAccount, as)],
    [paymentMethods, () => send(paymentMethods, anyAccount, as)],
    [bankLookup, () => send(bankLookup, { routingNumber: '011000015' }, as)],
    [passableToken, () => send(passableToken, undefined, as)],
    [paymentOutcome, () => send(paymentOutcome, undefined, { ...as, key: 'conformance' })],
  ] as const;
}

/** Checks that calls are refused with this token, or without one. */
export async function checkTurnedAway(
  wire: Wire,
  { check }: Report,
  who: string,
  token?: string,
): Promise<void> {
  for (const [call, ask] of callsOfMembers(wire, token)) {
    await check(call.name, `is refused to ${who}`, async () => isUnauthorized(await ask()));
  }
}

/** Checks a call that has no input and needs no session. */
async function checkOpen<O>(wire: Wire, { check }: Report, call: Call<undefined, O>) {
  await check(call.name, 'answers as the contract says', async () => {
    const answer = await wire.ask(call, undefined);
    return answer.ok ? undefined : answer.code;
  });
}

/** Checks the calls that a visitor can make, and that all others are refused. */
export async function checkVisitor(wire: Wire, report: Report): Promise<void> {
  const { check } = report;
  await checkOpen(wire, report, maintenanceMode);
  await checkOpen(wire, report, applicationOptions);
  await checkOpen(wire, report, institutionOptions);
  await checkOpen(wire, report, branchInfo);
  await checkOpen(wire, report, captchaChallenge);
  await check(zipLocation.name, 'locates a zip code', async () => {
    const answer = await wire.ask(zipLocation, { zip: '50613' });
    return answer.ok ? undefined : answer.code;
  });
  await check(clientError.name, 'accepts a report', async () => {
    const { status } = await wire.send(clientError, { message: 'conformance check' });
    return status >= 200 && status < 300 ? undefined : `HTTP ${status}`;
  });
  await check(userLogin.name, 'refuses an unknown username by HTTP 403 and a code', async () => {
    const username = `nobody${Math.random().toString(36).slice(2, 10)}`;
    const { status, codes } = await wire.send(userLogin, { username, password: 'conformance' });
    if (status !== 403) return `HTTP ${status}`;
    const known = allCalls.find(({ name }) => name === userLogin.name)?.meanings ?? {};
    return codes[0] && codes[0] in known ? undefined : 'its code is not one of the contract';
  });
  await check(tokenLogin.name, 'does not sign in by an invalid token', async () => {
    const { status, body } = await wire.send(tokenLogin, { token: 'conformance' });
    if (status === 401 || status === 403) return undefined;
    const answer = readWire(tokenLogin.response, body);
    return answer.ok && answer.value.isLoggedIn ? 'it signed in' : undefined;
  });
  await checkTurnedAway(wire, report, 'a visitor');
  await checkTurnedAway(wire, report, 'an invalid token', 'conformance');
  await checkPreflight(wire, report);
}

/** Checks that pages on another origin, such as the lender's site, may call. */
async function checkPreflight({ fetch, url }: Wire, { check }: Report): Promise<void> {
  for (const { name, path, method, session, idempotent } of allCalls) {
    await check(name, 'can be called from another origin', async () => {
      const headers = [
        'content-type',
        ...(session === 'none' ? [] : ['usertoken', 'servicingbranch']),
        ...(idempotent ? ['idempotency-key'] : []),
      ];
      const response = await fetch(url + path, {
        method: 'OPTIONS',
        headers: {
          Origin: stranger,
          'Access-Control-Request-Method': method,
          'Access-Control-Request-Headers': headers.join(','),
        },
      });
      const allowed = (response.headers.get('Access-Control-Allow-Headers') ?? '').toLowerCase();
      const missing = headers.filter((header) => !allowed.includes(header) && allowed !== '*');
      if (!response.headers.get('Access-Control-Allow-Origin')) return 'the origin is not allowed';
      return missing.length > 0 ? `not allowed: ${missing.join(', ')}` : undefined;
    });
  }
}
