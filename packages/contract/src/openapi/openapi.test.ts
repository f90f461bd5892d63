import { Ajv2020 } from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { declaredSettings } from '../generated/settings';
import { acceptedAnswer, contractVersion, versionHeader } from '../version';
import { objectSchema } from './json-schema';
import { allCalls, allDocuments, allUploads, openApi } from './openapi';

const document = openApi();
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const { schemas } = document.components;

/** The document in `Ajv`, so that its references are resolved. */
const ajv = new Ajv2020({ formats: { date: true, binary: true }, allErrors: true });
ajv.addVocabulary(Object.keys(document)).addSchema(document, 'api');

/** The structure of an OpenAPI 3.1 document, as far as this one uses it. */
const essentials = {
  type: 'object',
  required: ['openapi', 'info', 'servers', 'tags', 'components', 'paths'],
  properties: {
    servers: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['url'],
        properties: { url: { type: 'string' } },
      },
    },
    tags: { type: 'array', items: { type: 'object', required: ['name'] } },
    components: {
      type: 'object',
      properties: {
        schemas: { type: 'object', propertyNames: { pattern: '^[a-zA-Z0-9._-]+$' } },
      },
    },
    openapi: { const: '3.1.0' },
    info: { type: 'object', required: ['title', 'version'] },
    paths: {
      type: 'object',
      propertyNames: { pattern: '^/' },
      additionalProperties: {
        type: 'object',
        propertyNames: { enum: ['get', 'post', 'put', 'delete'] },
        additionalProperties: {
          type: 'object',
          required: ['operationId', 'summary', 'tags', 'responses'],
          properties: {
            tags: { type: 'array', items: { type: 'string' } },
            operationId: { type: 'string', minLength: 1 },
            parameters: {
              type: 'array',
              items: {
                type: 'object',
                required: ['name', 'in', 'schema'],
                properties: { in: { enum: ['query', 'header'] } },
              },
            },
            responses: {
              type: 'object',
              minProperties: 1,
              propertyNames: { pattern: '^[1-5]\\d\\d$' },
              additionalProperties: { type: 'object', required: ['description'] },
            },
          },
        },
      },
    },
  },
};

describe('the OpenAPI document', () => {
  it('has the structure of OpenAPI 3.1', () => {
    const validate = new Ajv2020({ strict: false }).compile(essentials);
    validate(document);
    expect(validate.errors).toBeNull();
  });

  it('contains only schemas that are JSON Schema 2020-12', () => {
    for (const name of Object.keys(schemas))
      expect(() => ajv.getSchema(`api#/components/schemas/${name}`)).not.toThrow();
    for (const { parameters } of operations)
      for (const { schema } of parameters) expect(() => ajv.compile(schema)).not.toThrow();
  });

  it('has a schema for each reference, and a reference to each schema', () => {
    const references = new Set(
      [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
        ([, name]) => name,
      ),
    );
    expect([...references].sort()).toEqual(Object.keys(schemas).sort());
  });

  it('names what several calls share, and the request and answer of each call', () => {
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining([
        ...['Account', 'Address', 'BankPayment', 'PaymentMethod', 'PlainAnswer'],
        ...['AccountDetailsAnswer', 'UpdateAddressRequest', 'BranchInfoItem'],
      ]),
    );
    expect(document.paths['/api/PaymentScheduled/SubmitAch']?.['post']?.requestBody).toEqual({
      required: true,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/BankPayment' } } },
    });
  });

  it('has the subject of each operation as its tag', () => {
    const known = document.tags.map(({ name }) => name);
    for (const { tags } of operations) {
      expect(tags).toHaveLength(1);
      expect(known).toEqual(expect.arrayContaining([...tags]));
    }
    expect(document.paths['/api/accountList']?.['get']?.tags).toEqual(['accounts']);
    expect(document.paths['/api/PaymentScheduled/DeleteAch']?.['post']?.tags).toEqual([
      'planned-payments',
    ]);
  });

  it('[POR-162] names the tags that need each call, document and upload', () => {
    const tagsOf = new Map(
      operations.map((one) => [one.operationId, new Set(one['x-portico-tags'])] as const),
    );
    const needs = (tag: string) =>
      [...tagsOf].flatMap(([name, tags]) => (tags.has(tag) ? name : []));
    expect(needs('portico-branch-locator').sort()).toEqual([
      ...['applicationOptions', 'branchInfo', 'clientError', 'logout'],
      'zipLocation',
    ]);
    for (const call of ['userLogin', 'validateCode', 'resendCode', 'passkeySignIn'])
      expect(needs('portico-sign-in')).toContain(call);
    expect(needs('portico-sign-in')).not.toContain('accountList');
    for (const call of ['accountList', 'paymentInfo', 'submitImmediateBank', 'paymentOutcome'])
      expect(needs('portico-payment')).toContain(call);
    const every = new Set([...tagsOf.values()].flatMap((tags) => [...tags]));
    expect(tagsOf.get('applicationOptions')).toEqual(every);
  });

  it('says the version of the contract, which each answer can say too', () => {
    expect(document.info.version).toBe(contractVersion);
    expect(document.info.description).toContain(acceptedAnswer);
    for (const call of allCalls) {
      const answer = document.paths[call.path]?.[call.method.toLowerCase()]?.responses['200'];
      expect(answer?.headers).toHaveProperty(versionHeader);
    }
    expect(document.components.headers).toHaveProperty(versionHeader);
  });

  it('describes the settings of the setup: each by its key, with what it does and its form', () => {
    const bucket = schemas['SettingsBucket'];
    expect(schemas['ApplicationOptionsAnswer']?.properties?.['gassySettings']).toEqual({
      $ref: '#/components/schemas/Settings',
    });
    expect(Object.keys(bucket?.properties ?? {})).toEqual(declaredSettings.map(({ key }) => key));
    for (const { description = '' } of Object.values(bucket?.properties ?? {}))
      expect(description.length).toBeGreaterThan(20);
    const accepts = ajv.getSchema('api#/components/schemas/Settings');
    const flag = 'achPaymentOptions.achPreCheckOption';
    expect(accepts?.({ shared: { [flag]: 'true' }, english: { 'signIn.heading': 'Hi' } })).toBe(
      true,
    );
    expect(accepts?.({ shared: { [flag]: 'yes' } })).toBe(false);
  });

  it('names the server at which it is asked for', () => {
    expect(openApi('/').servers.map(({ url }) => url)).toEqual(['/']);
  });

  it.each(allCalls.map((call) => [call.name, call] as const))('names %s', (name, call) => {
    const operation = document.paths[call.path]?.[call.method.toLowerCase()];
    expect(operation?.operationId).toBe(name);
    expect(operation?.summary).toBe(call.summary);
    for (const code of Object.keys(call.meanings)) {
      expect(operation?.description).toContain(`\`${code}\``);
      expect(operation?.['x-codes']).toHaveProperty(code);
    }
    const headers = operation?.parameters.filter((p) => p.in === 'header').map((p) => p.name);
    expect(headers).toContain('Accept-Language');
    expect(headers?.includes('UserToken')).toBe(call.session !== 'none');
    expect(headers?.includes('ServicingBranch')).toBe(call.session !== 'none');
    expect(headers?.includes('Idempotency-Key')).toBe(call.idempotent === true);
  });

  it('marks the calls and documents that an API may lack, and describes this', () => {
    const optional = operations.filter((one) => one['x-portico-optional']);
    expect(optional.map((one) => one.operationId).sort()).toEqual([
      'borrowerRequests',
      'captchaChallenge',
      'endSessions',
      'giveProof',
      'offeredRequests',
      'passkeyList',
      'passkeyRegistrationOptions',
      'passkeySignIn',
      'passkeySignInOptions',
      'paymentOutcome',
      'paymentReceipt',
      'previewRequest',
      'proofPasskeyOptions',
      'proofWays',
      'registerPasskey',
      'removePasskey',
      'replyToRequest',
      'sendProofCode',
      'sessionList',
      'setTaxFormDelivery',
      'skipNextDebit',
      'submitRequest',
      'taxFormDelivery',
      'zipLocation',
    ]);
    for (const one of optional) expect(one.description).toContain('404, 405 or 501');
  });

  it('says of each call whether it writes; these read although they are sent by POST, and no other', () => {
    const reading = allCalls.filter(({ effect }) => effect === 'reads');
    const named = new Map(operations.map((one) => [one.operationId, one['x-portico-effect']]));
    for (const { name, effect } of allCalls) expect(named.get(name)).toBe(effect);
    const sent = reading.filter(({ method }) => method !== 'GET').map(({ name }) => name);
    expect(sent.sort()).toEqual([
      'checkTokenExpiration',
      'historyDownloadToken',
      'insuranceInformation',
      'logonValidationRules',
      'lookupLoginFromToken',
      'passkeyRegistrationOptions',
      'passkeySignInOptions',
      'passwordValidationRules',
      'paymentMethods',
      'payoffDownloadToken',
      'previewRequest',
      'proofPasskeyOptions',
      'textSubscriptions',
      'thirdPartyFee',
    ]);
    const writing = allCalls.filter(
      ({ method, effect }) => method === 'GET' && effect === 'writes',
    );
    // It closes a key that was never used (D173).
    expect(writing.map(({ name }) => name)).toEqual(['paymentOutcome']);
  });

  it('has every name and path only once', () => {
    expect(new Set(operations.map((one) => one.operationId)).size).toBe(
      allCalls.length + allDocuments.length + allUploads.length,
    );
    const places = allCalls.map((call) => `${call.method} ${call.path.toLowerCase()}`);
    expect(new Set(places).size).toBe(allCalls.length);
  });

  it.each(allDocuments.map((one) => [one.name, one] as const))(
    'names %s, which needs a token in its address and no header',
    (name, { path, mediaTypes }) => {
      const operation = document.paths[path]?.['get'];
      expect(operation?.operationId).toBe(name);
      expect(operation?.parameters.map((one) => one.in)).not.toContain('header');
      expect(operation?.parameters).toContainEqual(
        expect.objectContaining({
          name: expect.stringMatching(/^(token|downloadToken)$/),
          in: 'query',
          required: true,
        }),
      );
      expect(Object.keys(operation?.responses['200']?.content ?? {})).toEqual(mediaTypes);
      expect(operation?.security).toEqual([]);
    },
  );
});

describe('an upload', () => {
  it.each(allUploads.map((one) => [one.name, one] as const))(
    '%s is multipart with its fields and the file',
    (name, { path, fields }) => {
      const operation = openApi().paths[path]?.['post'];
      expect(operation?.operationId).toBe(name);
      const parts = operation?.requestBody?.content['multipart/form-data']?.schema;
      expect(Object.keys(parts?.properties ?? {})).toEqual([
        ...Object.keys(objectSchema(fields).properties ?? {}),
        'file',
      ]);
      expect(operation?.parameters.map((one) => one.name)).toEqual([
        'UserToken',
        'ServicingBranch',
      ]);
    },
  );
});

describe('an example', () => {
  it.each(allCalls.map((call) => [call.name, call] as const))(
    'of the answer of %s is valid by its schema',
    (_name, { method, path }) => {
      const answer = document.paths[path]?.[method.toLowerCase()]?.responses['200']?.content;
      const { schema, example } =
        (answer && 'application/json' in answer && answer['application/json']) || {};
      const validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')));
      validate(JSON.parse(JSON.stringify(example)));
      expect(validate.errors).toBeNull();
    },
  );
});
