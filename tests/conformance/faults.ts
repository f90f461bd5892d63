import {
  applicationOptions,
  accountDetails,
  accountHistory,
  accountList,
  applyForLoan,
  bankLookup,
  branchInfo,
  changeContactInfo,
  deleteBankAccount,
  fileTypes,
  hideAccount,
  historyDownload,
  institutionOptions,
  logout,
  maintenanceMode,
  passableToken,
  paymentInfo,
  paymentMethods,
  paymentOutcome,
  paymentReceipt,
  previewRequest,
  profile,
  removeDefaultMethod,
  replyToRequest,
  resendCode,
  setStatementFormat,
  statementList,
  submitImmediateBank,
  updateAddress,
  userLogin,
  validateCode,
  versionHeader,
} from '@portico/contract';
import { allCalls } from '@portico/contract/openapi';
import type { TestHost } from '../../demo-host/api/testing/test-host';
import type { Fetch } from '../../packages/conformance/src';

/** One fault of an API: what it changes, and the calls that are to be blamed. */
export type Fault = {
  readonly name: string;
  readonly around: (fetch: Fetch, host: TestHost) => Fetch;
  readonly blames: readonly string[];
};

type Named = { readonly name: string; readonly path: string };
type Change = (response: Response, init: RequestInit) => Response | Promise<Response>;

const isTo = ({ path }: Named, address: string, { method }: RequestInit) =>
  method !== 'OPTIONS' && new URL(address).pathname.toLowerCase() === path.toLowerCase();

const headerOf = ({ headers }: RequestInit, name: string) => new Headers(headers).get(name);

/** The text of a request's body. */
const bodyOf = ({ body }: RequestInit) => (typeof body === 'string' ? body : '');

const withHeader = (init: RequestInit, name: string, value: string): RequestInit => {
  const headers = new Headers(init.headers);
  headers.set(name, value);
  return { ...init, headers };
};

/** The same answer with another body or status. */
const answering = (response: Response, body: string, status = response.status) =>
  new Response(body, { status, headers: response.headers });

/** Answers to one call are changed. */
const onAnswers =
  (call: Named, change: Change) =>
  (fetch: Fetch): Fetch =>
  async (address, init) => {
    const response = await fetch(address, init);
    return isTo(call, address, init) ? change(response, init) : response;
  };

/** Requests of one call are changed. */
const onRequests =
  (call: Named, change: (address: string, init: RequestInit) => readonly [string, RequestInit]) =>
  (fetch: Fetch): Fetch =>
  (address, init) =>
    isTo(call, address, init) ? fetch(...change(address, init)) : fetch(address, init);

/** Successful answers have another text. */
const onText = (call: Named, change: (text: string) => string) =>
  onAnswers(call, async (response) =>
    response.status === 200 ? answering(response, change(await response.text())) : response,
  );

/** Answers have another status. */
const withStatus = (call: Named, status: number) =>
  onAnswers(call, (response) => answering(response, '', status));

const refusal = (code: string) =>
  JSON.stringify({ HasNoErrors: false, Errors: code === '' ? [] : [{ ErrorMessage: code }] });

/** Refusals have another text or status. */
const onRefusals = (call: Named, text: string, status?: number) =>
  onAnswers(call, async (response) => {
    const body = await response.clone().text();
    return body.includes('"HasNoErrors":false') && response.status !== 401
      ? answering(response, text, status)
      : response;
  });

const accepted = '{"HasNoErrors":true,"Errors":[]}';

/** A call that answers requests without a session: those with such tokens. */
const openTo = (call: Named, isFooled: (token: string | null) => boolean) =>
  onAnswers(call, (response, init) =>
    response.status === 401 && isFooled(headerOf(init, 'UserToken'))
      ? answering(response, accepted, 200)
      : response,
  );

/** Permissions for other origins are changed. */
const onPermissions =
  (change: (headers: Headers, address: string) => void) =>
  (fetch: Fetch): Fetch =>
  async (address, init) => {
    const response = await fetch(address, init);
    if (init.method !== 'OPTIONS') return response;
    const headers = new Headers(response.headers);
    change(headers, address);
    return new Response(null, { status: response.status, headers });
  };

const lacking = (name: string, part: string) =>
  onPermissions((headers) =>
    headers.set(
      name,
      (headers.get(name) ?? '')
        .split(', ')
        .filter((one) => one !== part)
        .join(),
    ),
  );

const namesWith = (isMeant: (call: (typeof allCalls)[number]) => boolean) =>
  allCalls.filter(isMeant).map(({ name }) => name);

const idempotencyKey = 'Idempotency-Key';
const newKey = (address: string, init: RequestInit) =>
  [address, withHeader(init, idempotencyKey, crypto.randomUUID())] as const;

const shapes: readonly Fault[] = [
  {
    name: 'an account type as text',
    around: onText(accountList, (text) => text.replaceAll(/"Type":\d/g, '"Type":"loan"')),
    blames: [accountList.name],
  },
  {
    name: 'a profile without the logon name',
    around: onText(profile, (text) => text.replace('"LogonName"', '"Login"')),
    blames: [profile.name],
  },
  {
    name: 'account details without Information',
    around: onText(accountDetails, () => accepted),
    blames: [accountDetails.name],
  },
  {
    name: 'payment information without its token',
    around: onText(paymentInfo, (text) => text.replace(/"EncryptedData":"[^"]*",/, '')),
    blames: [paymentInfo.name],
  },
  {
    name: 'a flag as text',
    around: onText(bankLookup, (text) => text.replace('"BankExists":true', '"BankExists":"Y"')),
    blames: [bankLookup.name],
  },
  {
    name: 'a day that no page can read',
    around: onText(statementList, (text) => text.replaceAll(/"Date":"[^"]*"/g, '"Date":"1 June"')),
    blames: [statementList.name],
  },
  {
    name: 'an amount as text',
    around: onText(accountHistory, (text) =>
      text.replaceAll(/"TotalPaymentAmount":(-?[\d.]+)/g, '"TotalPaymentAmount":"$1"'),
    ),
    blames: [accountHistory.name],
  },
  {
    name: 'half an answer',
    around: onText(fileTypes, (text) => text.slice(0, text.length / 2)),
    blames: [fileTypes.name],
  },
  {
    name: 'a page of HTML',
    around: onText(institutionOptions, () => '<!doctype html><p>Welcome'),
    blames: [institutionOptions.name],
  },
  { name: 'a missing call', around: withStatus(branchInfo, 404), blames: [branchInfo.name] },
  {
    name: 'a call that fails',
    around: withStatus(maintenanceMode, 500),
    blames: [maintenanceMode.name],
  },
];

const refusals: readonly Fault[] = [
  {
    name: 'a code that the contract does not have',
    around: onRefusals(updateAddress, refusal('E-17')),
    blames: [updateAddress.name],
  },
  {
    name: 'a refusal without a code',
    around: onRefusals(hideAccount, refusal('')),
    blames: [hideAccount.name],
  },
  {
    name: 'a refusal that ends the session',
    around: onRefusals(paymentMethods, refusal('Unauthorized'), 401),
    blames: [paymentMethods.name],
  },
  {
    name: 'a failure for an incomplete request',
    around: onAnswers(statementList, (response) =>
      response.status === 400 ? answering(response, '', 500) : response,
    ),
    blames: [statementList.name],
  },
  {
    name: 'success for a method that does not exist',
    around: onRefusals(deleteBankAccount, accepted, 200),
    blames: [deleteBankAccount.name],
  },
  {
    name: 'the history of another account for an unknown one',
    around: onRequests(accountHistory, (address, init) => [
      address.replace('accountNumber=conformance', 'accountNumber=0012-104417-3'),
      init,
    ]),
    blames: [accountHistory.name],
  },
  {
    name: 'a reply to a request of nobody that is taken',
    around: onRefusals(replyToRequest, accepted, 200),
    blames: [replyToRequest.name],
  },
  {
    name: 'a kind of request that is offered, and refused when it is looked at',
    around: onText(previewRequest, () => refusal('NotPossible')),
    blames: [previewRequest.name],
  },
  {
    name: 'a statement format that is not kept',
    around: onRequests(setStatementFormat, (address, init) => [
      address,
      { ...init, body: bodyOf(init).replace('ElectronicOnly', 'PaperOnly') },
    ]),
    blames: [accountList.name],
  },
];

const sessions: readonly Fault[] = [
  {
    name: 'a profile open to visitors',
    around: openTo(profile, (token) => token === null),
    blames: [profile.name],
  },
  {
    name: 'account details open to an invalid token',
    around: openTo(accountDetails, (token) => token === 'conformance'),
    blames: [accountDetails.name],
  },
  {
    name: 'payment information open before the security code',
    around: openTo(paymentInfo, (token) => token !== null && token !== 'conformance'),
    blames: [paymentInfo.name],
  },
  {
    name: 'unknown usernames that are told apart',
    around: onAnswers(userLogin, (response, init) =>
      bodyOf(init).includes('nobody') ? answering(response, refusal('LogonNotAllowed')) : response,
    ),
    blames: [userLogin.name],
  },
  {
    name: 'no lock-out',
    around: onRefusals(userLogin, refusal('Invalid')),
    blames: [userLogin.name],
  },
  {
    name: 'any security code',
    around: (fetch, host) => async (address, init) => {
      if (!isTo(validateCode, address, init)) return fetch(address, init);
      const body = bodyOf(init).replace('"wrong"', `"${await host.newestCode()}"`);
      return fetch(address, { ...init, body });
    },
    blames: [validateCode.name],
  },
  {
    name: 'a second code that is refused',
    around: onAnswers(resendCode, (response) =>
      response.status === 200 ? answering(response, refusal('MaxAttemptsReached'), 403) : response,
    ),
    blames: [resendCode.name],
  },
  {
    name: 'a first token that stays valid',
    around: (fetch) => {
      const replacing = new Map<string, string>();
      return async (address, init) => {
        const token = headerOf(init, 'UserToken') ?? '';
        const now = replacing.get(token);
        const response = await fetch(address, now ? withHeader(init, 'UserToken', now) : init);
        if (isTo(validateCode, address, init) && response.status === 200) {
          const { UserToken } = Object(await response.clone().json());
          if (typeof UserToken === 'string') replacing.set(token, UserToken);
        }
        return response;
      };
    },
    blames: [validateCode.name],
  },
  {
    name: 'a log-out that ends nothing',
    around: (fetch) => async (address, init) =>
      isTo(logout, address, init) && headerOf(init, 'UserToken')
        ? fetch(address, { ...init, headers: {}, body: '{}' })
        : fetch(address, init),
    blames: [logout.name],
  },
  {
    name: 'a session that ends after two minutes',
    around: (fetch, host) => {
      let last = host.services.clock();
      return async (address, init) => {
        const idle = host.services.clock() - last;
        last += idle;
        return idle > 120_000
          ? fetch(address, withHeader(init, 'UserToken', 'ended'))
          : fetch(address, init);
      };
    },
    blames: [accountList.name],
  },
];

const origins: readonly Fault[] = [
  {
    name: 'an answer by a version of the contract that is not read',
    around: onAnswers(applicationOptions, async (response) => {
      response.headers.set(versionHeader, '2.0');
      return response;
    }),
    blames: [applicationOptions.name],
  },
  {
    name: 'a version of the contract that other origins may not read',
    around: onAnswers(applicationOptions, async (response) => {
      response.headers.delete('Access-Control-Expose-Headers');
      return response;
    }),
    blames: [applicationOptions.name],
  },
  {
    name: 'one call that other origins may not send',
    around: onPermissions((headers, address) => {
      if (address.includes(accountList.path)) headers.delete('Access-Control-Allow-Origin');
    }),
    blames: [accountList.name],
  },
  {
    name: 'UserToken not permitted',
    around: lacking('Access-Control-Allow-Headers', 'UserToken'),
    blames: namesWith(({ session }) => session !== 'none'),
  },
  {
    name: 'Idempotency-Key not permitted',
    around: lacking('Access-Control-Allow-Headers', idempotencyKey),
    blames: namesWith(({ idempotent }) => idempotent === true),
  },
  {
    name: 'only GET and POST permitted',
    around: onPermissions((headers) => headers.set('Access-Control-Allow-Methods', 'GET, POST')),
    blames: [removeDefaultMethod.name, changeContactInfo.name],
  },
  {
    name: 'an answer that other origins may not read',
    around: onAnswers(profile, async (response) => {
      response.headers.delete('Access-Control-Allow-Origin');
      return response;
    }),
    blames: [profile.name],
  },
];

const payments: readonly Fault[] = [
  {
    name: 'a payment without a key',
    around: onRequests(submitImmediateBank, (address, init) =>
      headerOf(init, idempotencyKey) === null ? newKey(address, init) : [address, init],
    ),
    blames: [submitImmediateBank.name],
  },
  {
    name: 'keys that are not honoured',
    around: (fetch) => {
      const seen = new Set<string | null>();
      return onRequests(submitImmediateBank, (address, init) => {
        const key = headerOf(init, idempotencyKey);
        if (seen.has(key)) return newKey(address, init);
        seen.add(key);
        return [address, init];
      })(fetch);
    },
    blames: [submitImmediateBank.name],
  },
  {
    name: 'keys that are not honoured at the same time',
    around: (fetch) => {
      const underway = new Set<string | null>();
      return async (address, init) => {
        if (!isTo(submitImmediateBank, address, init)) return fetch(address, init);
        const key = headerOf(init, idempotencyKey);
        if (key !== null && underway.has(key)) return fetch(...newKey(address, init));
        underway.add(key);
        return fetch(address, init).finally(() => underway.delete(key));
      };
    },
    blames: [submitImmediateBank.name],
  },
  {
    name: 'another payment under the same key',
    around: onRefusals(
      submitImmediateBank,
      JSON.stringify({ HasNoErrors: true, Errors: [], ReferenceNumber: 'CV-0000-0000' }),
    ),
    blames: [paymentOutcome.name, submitImmediateBank.name],
  },
  {
    name: 'a refused payment that is called posted',
    around: onText(paymentOutcome, (text) => text.replace('"refused"', '"posted"')),
    blames: [paymentOutcome.name],
  },
  {
    name: 'a key that was closed and is forgotten',
    around: (fetch) => {
      const used = new Set<string | null>();
      const closed = new Set<string | null>();
      return (address, init) => {
        const key = headerOf(init, idempotencyKey);
        if (isTo(paymentOutcome, address, init) && !used.has(key)) closed.add(key);
        const isPayment = isTo(submitImmediateBank, address, init);
        if (isPayment) used.add(key);
        const isForgotten = isPayment && closed.has(key);
        return fetch(...(isForgotten ? newKey(address, init) : ([address, init] as const)));
      };
    },
    blames: [paymentOutcome.name],
  },
  {
    name: 'an unknown key that is called refused',
    around: onText(paymentOutcome, (text) => text.replace('"unknown"', '"refused"')),
    blames: [paymentOutcome.name],
  },
  {
    name: 'a receipt of another kind',
    around: onAnswers(paymentReceipt, (response) => {
      response.headers.set('Content-Type', 'text/html');
      return response;
    }),
    blames: [paymentReceipt.name],
  },
];

const documents: readonly Fault[] = [
  {
    name: 'a download that opens twice',
    around: (fetch) => {
      const opened = new Map<string, Response>();
      return async (address, init) => {
        if (!isTo(historyDownload, address, init)) return fetch(address, init);
        const again = opened.get(address)?.clone();
        const response = again ?? (await fetch(address, init));
        if (response.status === 200) opened.set(address, response.clone());
        return response;
      };
    },
    blames: [historyDownload.name],
  },
  {
    name: 'a token that does not expire',
    around: (fetch) => {
      const fresh = new Set<string>();
      return async (address, init) => {
        const response = await fetch(address, init);
        if (isTo(passableToken, address, init) && response.status === 200) {
          const { PassableToken } = Object(await response.clone().json());
          fresh.add(String(PassableToken));
        }
        if (!isTo(applyForLoan, address, init)) return response;
        const isFresh = fresh.delete(new URL(address).searchParams.get('token') ?? '');
        return isFresh && response.status === 404
          ? answering(response, '<!doctype html>', 200)
          : response;
      };
    },
    blames: [passableToken.name],
  },
];

/** Each is one copy of the reference API with one fault. */
export const faults: readonly Fault[] = [
  ...shapes,
  ...refusals,
  ...sessions,
  ...origins,
  ...payments,
  ...documents,
];
