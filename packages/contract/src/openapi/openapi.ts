import {
  allCalls,
  allDocuments,
  allUploads,
  callsThatMayNeedProof,
  subjectTexts,
  type Listed,
} from '../all-calls';
import { submissionCodes } from '../calls/submissions';
import { callTags } from '../generated/call-tags';
import { writeWire, type Codec } from '../codec/codec';
import type { DocumentedCall, Effect, SessionNeed } from '../call';
import type { DocumentedDocument, MediaType } from '../document';
import type { DocumentedUpload } from '../upload';
import { acceptedAnswer, contractVersion, versionHeader } from '../version';
import { plainAnswer } from '../codec/entity';
import { namedSchemas, objectSchema, schemaOf } from './json-schema';
import type { JsonSchema } from './schema';

export type Parameter = {
  readonly name: string;
  readonly in: 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
};

type Content = {
  readonly [type in 'application/json' | 'multipart/form-data']?: {
    readonly schema: JsonSchema;
    readonly example?: unknown;
  };
};
type Opened = { readonly [mediaType in MediaType]?: { readonly schema: JsonSchema } };
type Body = {
  readonly description: string;
  readonly headers?: { readonly [name: string]: { readonly $ref: string } };
  readonly content: Content | Opened;
};

export type Operation = {
  readonly operationId: string;
  /** The subject; one. */
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: { readonly [status: string]: Body };
  readonly security: readonly { readonly UserToken?: readonly [] }[];
  /** The meaning of each code in Errors[].ErrorMessage. */
  readonly 'x-codes': Readonly<Record<string, string>>;
  /** An API may lack it (D160). */
  readonly 'x-portico-optional'?: true;
  /** Of a call: whether a request of it writes at the host. */
  readonly 'x-portico-effect'?: Effect;
  /** The tags that need it. */
  readonly 'x-portico-tags': readonly string[];
};

export type OpenApiDocument = {
  readonly openapi: '3.1.0';
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description: string;
    readonly license: { readonly name: string; readonly identifier: string };
  };
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly components: {
    readonly schemas: { readonly [name: string]: JsonSchema };
    readonly headers: {
      readonly [name: string]: { readonly description: string; readonly schema: JsonSchema };
    };
    readonly securitySchemes: {
      readonly UserToken: { readonly type: 'apiKey'; readonly in: 'header'; readonly name: string };
    };
  };
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
};

const header = (name: string, required: boolean, description: string): Parameter => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
});

const sessionText: Record<Exclude<SessionNeed, 'none'>, string> = {
  optional: 'The token of the session, when there is one.',
  preauth: 'The token of the sign-in answer; the sign-in steps need not be complete.',
  required: 'The token of a session whose sign-in steps are complete.',
};

function headersOf({
  session,
  idempotent,
}: Pick<DocumentedCall, 'session' | 'idempotent'>): Parameter[] {
  const parameters: Parameter[] = [];
  if (session !== 'none') {
    parameters.push(
      header('UserToken', session !== 'optional', sessionText[session]),
      header('ServicingBranch', false, "The borrower's branch, when known."),
    );
  }
  if (idempotent)
    parameters.push(
      header('Idempotency-Key', true, 'Created once for each confirmed payment or request (D121).'),
    );
  return parameters;
}

const pageLanguage = header('Accept-Language', false, 'The language of the page: en or es.');

function queryOf({ query }: { readonly query?: Codec<unknown> }): Parameter[] {
  const { properties = {}, required = [] } = query ? objectSchema(query) : {};
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

const json = (schema: JsonSchema): Content => ({ 'application/json': { schema } });
const refusal = json(schemaOf(plainAnswer));

function responsesOf(call: DocumentedCall): Record<string, Body> {
  const { response, session, refusedWith, example } = call;
  return {
    200: {
      description:
        refusedWith === 403
          ? 'The answer.'
          : 'The answer. HasNoErrors false means refused; the codes are in Errors (D6).',
      headers: { [versionHeader]: { $ref: `#/components/headers/${versionHeader}` } },
      content: {
        'application/json': { schema: schemaOf(response), example: writeWire(response, example) },
      },
    },
    400: { description: 'The input does not match the contract.', content: refusal },
    ...(session === 'required' || session === 'preauth'
      ? { 401: { description: 'No such session: Unauthorized.', content: refusal } }
      : {}),
    ...(refusedWith === 403
      ? { 403: { description: 'Refused, by code (D6).', content: refusal } }
      : {}),
  };
}

const optionalRemark =
  'Optional: an API without it answers 404, 405 or 501, and Portico works without it.';

/** The description below the summary, and the mark of an optional call. */
function remarksOf(optional: true | undefined, meanings: Readonly<Record<string, string>>) {
  const codes = Object.entries(meanings).map(([code, meaning]) => `- \`${code}\`: ${meaning}`);
  const lines = [...(optional ? [optionalRemark] : []), ...(codes.length > 0 ? ['Codes:'] : [])];
  return {
    ...(lines.length > 0 && { description: [...lines, ...codes].join('\n') }),
    ...(optional && { 'x-portico-optional': optional }),
  };
}

const neededBy = ({ name }: { readonly name: string }) => ({
  'x-portico-tags': callTags[name] ?? [],
});

function operationOf(call: Listed<DocumentedCall>): Operation {
  return {
    operationId: call.name,
    tags: [call.subject],
    summary: call.summary,
    ...remarksOf(call.optional, call.meanings),
    parameters: [pageLanguage, ...headersOf(call), ...queryOf(call)],
    ...(call.request && {
      requestBody: { required: true, content: json(schemaOf(call.request)) },
    }),
    responses: responsesOf(call),
    security:
      call.session === 'none'
        ? []
        : call.session === 'optional'
          ? [{}, { UserToken: [] }]
          : [{ UserToken: [] }],
    'x-portico-effect': call.effect,
    ...neededBy(call),
    'x-codes': call.meanings,
  };
}

/** A document; its refusals are text for the window that shows them. */
function documentOf(document: Listed<DocumentedDocument>): Operation {
  const { name, subject, summary, query, mediaTypes, optional } = document;
  return {
    operationId: name,
    tags: [subject],
    summary,
    ...remarksOf(optional, {}),
    parameters: queryOf({ query }),
    responses: {
      200: {
        description: 'The document.',
        content: Object.fromEntries(mediaTypes.map((type) => [type, { schema: {} }])),
      },
      404: { description: 'The token was used, has expired, or is unknown.', content: refusal },
    },
    security: [],
    ...neededBy(document),
    'x-codes': {},
  };
}

/** An upload; a refusal says why in `Message` (accounts §8). */
function uploadOf({ name, subject, summary, fields }: Listed<DocumentedUpload>): Operation {
  const { properties = {}, required = [] } = objectSchema(fields);
  const refused = json({ type: 'object', properties: { Message: { type: 'string' } } });
  const parts: JsonSchema = {
    type: 'object',
    properties: { ...properties, file: { type: 'string', format: 'binary' } },
    required: [...required, 'file'],
  };
  return {
    operationId: name,
    tags: [subject],
    summary,
    parameters: headersOf({ session: 'required' }),
    requestBody: { required: true, content: { 'multipart/form-data': { schema: parts } } },
    responses: {
      200: { description: 'The file is stored.', content: refusal },
      400: { description: 'The file is refused.', content: refused },
      401: { description: 'No such session: Unauthorized.', content: refusal },
      413: { description: 'The file is too large.', content: refused },
      415: { description: 'The file is of no accepted format.', content: refused },
    },
    security: [{ UserToken: [] }],
    ...neededBy({ name }),
    'x-codes': {},
  };
}

/** Months for which answers by an earlier first number of the contract are read. */
const readMonths = 24;

/**
 * The OpenAPI 3.1 document of all calls, documents and uploads.
 *
 * @param server address of the API, or where it is from the document's own address
 */
export function openApi(server = 'https://api.example'): OpenApiDocument {
  const operations = [
    ...allCalls.map((one) => [one.path, one.method.toLowerCase(), operationOf(one)] as const),
    ...allDocuments.map((one) => [one.path, 'get', documentOf(one)] as const),
    ...allUploads.map((one) => [one.path, 'post', uploadOf(one)] as const),
  ];
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [path, method, operation] of operations) (paths[path] ??= {})[method] = operation;
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portico API',
      version: contractVersion,
      description: [
        'The API that a lender provides for Portico. Paths are matched in any letter case; response names are read in any letter case. Money is US dollars with decimals, a day is yyyy-MM-dd.',
        `Each request says this version of the contract: \`Accept: ${acceptedAnswer}\`. An answer can say by which it is made: \`${versionHeader}: ${contractVersion}\`. A new second number only adds what an API may lack. After a new first number the releases of Portico go on reading the answers of the one before for at least ${readMonths} months.`,
      ].join('\n\n'),
      license: { name: 'MIT License', identifier: 'MIT' },
    },
    servers: [{ url: server, description: 'The address that pages name as data-api.' }],
    tags: Object.entries(subjectTexts).map(([name, description]) => ({ name, description })),
    components: {
      schemas: namedSchemas(),
      headers: {
        [versionHeader]: {
          description: `The version of the contract by which the API answers, such as ${contractVersion}. Optional.`,
          schema: { type: 'string' },
        },
      },
      securitySchemes: { UserToken: { type: 'apiKey', in: 'header', name: 'UserToken' } },
    },
    paths,
  };
}

export { allCalls, callTags, callsThatMayNeedProof, allDocuments, allUploads, submissionCodes };
export type { Subjects } from '../all-calls';
export type { DocumentedCall };
