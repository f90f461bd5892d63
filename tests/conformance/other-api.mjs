/**
 * A lender's API written from the OpenAPI document alone, in another style than the reference API:
 * plain Node, no package, everything in memory, names in camelCase, refusals by HTTP 403, tokens as
 * plain text, and none of the optional calls.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';

const today = '2026-03-02';
const loan = '77-1';
const bank = { accountType: 'Checking', accountNumber: '****6789', profileId: 'p1' };

class Refusal extends Error {
  constructor(code, status = 403) {
    super(code);
    this.status = status;
  }
}
const refuse = (code, status) => {
  throw new Refusal(code, status);
};

/** @param {object} openApi  the document @param {{ username: string, password: string }} borrower */
export function createOtherApi(openApi, { username, password }) {
  const sessions = new Map();
  const documents = new Map();
  const payments = new Map();
  const entries = [];
  const attempts = new Map();
  let code = '';
  let format = 'PaperOnly';
  let balance = 4_000;

  const open = (isComplete) => {
    const userToken = randomUUID();
    sessions.set(userToken, { isComplete });
    return userToken;
  };
  const own = (accountNumber) => (accountNumber === loan ? undefined : refuse('Error'));
  const documentToken = (type) => {
    const token = randomUUID();
    documents.set(token, { type, until: Date.now() + 60_000 });
    return token;
  };
  const pay = ({ encryptedData, payment }, { key }) => {
    if (!key) refuse('IdempotencyKeyMissing');
    const body = JSON.stringify(payment);
    const earlier = payments.get(key);
    if (earlier && earlier.body !== body) refuse('IdempotencyKeyReused');
    if (earlier?.refused) refuse(earlier.refused);
    if (earlier) return { referenceNumber: earlier.referenceNumber };
    const { loanAccountNumber, paymentAmount } = payment.details;
    const refused =
      encryptedData !== 'sealed' || loanAccountNumber !== loan
        ? 'TokenExpired'
        : paymentAmount < 1
          ? 'AmountMin'
          : undefined;
    const referenceNumber = `R${payments.size + 1}`;
    payments.set(key, { body, referenceNumber, refused });
    if (refused) refuse(refused);
    balance -= paymentAmount;
    entries.push({ transactionDate: `${today}T09:30:00`, totalPaymentAmount: paymentAmount });
    return { referenceNumber };
  };

  /** By operationId. An operation that is not here, and not optional, refuses. */
  const handlers = {
    maintenanceMode: () => ({ isEnabled: false }),
    applicationOptions: () => ({ gassySettings: { shared: {} }, institutionOptions: { today } }),
    institutionOptions: () => ({ today: `${today}T00:00:00` }),
    branchInfo: () => [],
    logonValidationRules: () => ({}),
    passwordValidationRules: () => ({ minimumLength: 8 }),
    clientError: () => ({}),
    checkTokenExpiration: () => ({ expired: true }),
    userLogin: (given) => {
      const tried = attempts.get(given.username) ?? 0;
      if (tried >= 5) refuse('LockedOnBadPassword');
      if (given.username !== username || given.password !== password) {
        attempts.set(given.username, tried + 1);
        refuse('Invalid');
      }
      code = '424242';
      return { userToken: open(false), userName: username, isLoggedIn: true };
    },
    resendCode: () => ({}),
    validateCode: (given, { token }) => {
      if (given.code !== code) refuse('CodeInvalid');
      sessions.delete(token);
      return { userToken: open(true) };
    },
    logout: (_given, { token }) => {
      sessions.delete(token);
      return {};
    },
    accountList: () => ({
      accounts: [{ number: loan, type: 0, balance, statementPreference: format, comment: null }],
    }),
    accountDetails: ({ accountNumber }) => {
      own(accountNumber);
      return { information: { accountNumber, balance, nextPaymentDate: '0001-01-01T00:00:00' } };
    },
    accountHistory: ({ accountNumber }) => {
      own(accountNumber);
      return { list: entries };
    },
    statementList: ({ accountNumber }) => {
      own(accountNumber);
      return {
        statementList: [{ id: 's1', date: `${today}T00:00:00`, number: null, provider: 0 }],
      };
    },
    insuranceInformation: () => [],
    accountDocuments: ({ accountNumber }) => {
      own(accountNumber);
      return { value: [] };
    },
    customerDocuments: () => ({ value: [] }),
    fileTypes: () => ({ fileTypes: [] }),
    loginHistory: () => [{ loginDate: today }],
    applicationList: () => ({ applications: null }),
    validatePasswordForLoggedInUser: () => ({ passwordExists: false }),
    bankLookup: () => ({ bankExists: true, name: 'Bank' }),
    profile: () => ({
      userInfo: { logonName: username },
      personalInfo: { phoneNumbers: [] },
      userAlertsInfo: { emailAlerts: {}, textAlerts: {} },
    }),
    updateProfile: () => ({}),
    setStatementFormat: (given) => {
      own(given.accountNumber);
      ({ format } = given);
      return {};
    },
    paymentInfo: ({ accountNumber }) => {
      own(accountNumber);
      return {
        ...{ accountType: 0, encryptedData: 'sealed', totalAmountDue: 250, payOffAmount: balance },
        paymentOptions: {},
        paymentMethods: [{ isCard: false, achInfo: bank }],
      };
    },
    paymentMethods: ({ accountNumber }) => {
      own(accountNumber);
      return { paymentMethods: [{ isCard: false, achInfo: bank }] };
    },
    payoffQuote: ({ accountNumber }) => {
      own(accountNumber);
      return { payOffQuoteAmount: balance };
    },
    thirdPartyFee: ({ loanNumber }) => {
      own(loanNumber);
      return { thirdPartyFeeAmount: 0 };
    },
    submitImmediateBank: pay,
    passableToken: () => documentToken('application/pdf'),
    historyDownloadToken: ({ accountNumber }) => {
      own(accountNumber);
      return documentToken('text/csv');
    },
    payoffDownloadToken: ({ accountNumber }) => {
      own(accountNumber);
      return documentToken('application/pdf');
    },
  };

  const operations = new Map(
    Object.entries(openApi.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [
        `${method} ${path}`.toLowerCase(),
        operation,
      ]),
    ),
  );

  /** A schema, with the schemas to which it refers in place. */
  const resolved = (schema) => {
    if (typeof schema !== 'object' || schema === null) return schema;
    if (Array.isArray(schema)) return schema.map(resolved);
    if (schema.$ref) return resolved(openApi.components.schemas[schema.$ref.split('/').at(-1)]);
    return Object.fromEntries(Object.entries(schema).map(([key, one]) => [key, resolved(one)]));
  };

  /** Opens a document once, by whichever parameter is its token. */
  const sendDocument = (operation, query) => {
    const token = query.token ?? query.downloadtoken;
    const known = documents.get(token);
    documents.delete(token);
    if (!known || known.until < Date.now()) refuse('Expired', 404);
    const types = Object.keys(operation.responses[200].content);
    return { type: types.includes(known.type) ? known.type : types[0], body: 'document' };
  };

  const answer = async (request) => {
    const { pathname, searchParams } = new URL(request.url, 'http://api');
    const operation = operations.get(`${request.method} ${pathname}`.toLowerCase());
    if (!operation || operation['x-portico-optional']) return { status: 404, body: 'Not Found' };
    const query = lowerNames(Object.fromEntries(searchParams));
    const isJson =
      '200' in operation.responses && operation.responses[200].content['application/json'];
    if (!isJson) return { status: 200, ...sendDocument(operation, query) };

    const token = request.headers.usertoken;
    const session = sessions.get(token);
    const needed = operation.parameters.find(({ name }) => name === 'UserToken');
    const needsAll = needed?.required && /are complete/.test(needed.description);
    if (needed?.required && (!session || (needsAll && !session.isComplete)))
      refuse('Unauthorized', 401);
    const { requestBody } = operation;
    const body = requestBody && lowerNames(JSON.parse((await textOf(request)) || '{}'));
    const schema = resolved(requestBody?.content['application/json']?.schema);
    const required = [
      ...(schema?.required ?? []),
      ...operation.parameters.flatMap((one) =>
        one.in === 'query' && one.required ? [one.name] : [],
      ),
    ];
    const given = body ?? query;
    if (required.some((name) => given[name.toLowerCase()] === undefined)) refuse('Malformed', 400);
    const handle = handlers[operation.operationId];
    if (!handle)
      refuse(Object.keys(operation['x-codes']).includes('Error') ? 'Error' : first(operation));
    const value = handle(camelCase(given, schema), {
      token,
      key: request.headers['idempotency-key'],
    });
    return typeof value === 'string'
      ? { status: 200, type: 'text/plain', body: value }
      : { status: 200, type: 'application/json', body: JSON.stringify(value) };
  };

  return createServer(async (request, response) => {
    const permissions = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': 'content-type, usertoken, servicingbranch, idempotency-key',
      'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
    };
    if (request.method === 'OPTIONS') return response.writeHead(204, permissions).end();
    const { status, type, body } = await answer(request).catch((error) => ({
      status: error.status ?? 500,
      type: 'application/json',
      body: JSON.stringify({ hasNoErrors: false, errors: [{ errorMessage: error.message }] }),
    }));
    return response
      .writeHead(status, { ...permissions, 'Content-Type': type ?? 'text/plain' })
      .end(body);
  });
}

const first = (operation) => Object.keys(operation['x-codes'])[0] ?? 'Error';

async function textOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** The names of an object, at every depth, in lower case. */
function lowerNames(value) {
  if (Array.isArray(value)) return value.map(lowerNames);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name.toLowerCase(), lowerNames(one)]),
  );
}

/** Lower-case names as camelCase, by the document's own names; without a schema as they are used. */
function camelCase(value, schema) {
  const known = schema ? namesOf(schema) : ['accountNumber', 'loanNumber', 'userToken'];
  const rename = (name) => {
    const found = known.find((one) => one.toLowerCase() === name) ?? name;
    return found[0].toLowerCase() + found.slice(1);
  };
  const renamed = (one) =>
    typeof one !== 'object' || one === null || Array.isArray(one)
      ? one
      : Object.fromEntries(
          Object.entries(one).map(([name, inner]) => [rename(name), renamed(inner)]),
        );
  return renamed(value);
}

const namesOf = ({ properties = {} }) =>
  Object.entries(properties).flatMap(([name, inner]) => [name, ...namesOf(inner)]);
