/** The API's pages, from the OpenAPI document: one for each subject. */
import { code, page, table, withCode } from './markdown.mjs';

/** A value as a block of JSON. @param {unknown} value */
export const jsonBlock = (value) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;

/** The operations of each subject. @returns {Map<string, { method: string, path: string, operation: object }[]>} */
function operationsBySubject({ paths, tags }) {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
  return new Map(
    tags.map(({ name }) => [name, all.filter(({ operation }) => operation.tags.includes(name))]),
  );
}

const typeOf = ({ type, format, enum: options, items }) => {
  if (options) return options.map((one) => `"${one}"`).join(' | ');
  const name = [type ?? 'any'].flat().join(' | ');
  return items ? `${name} of ${[items.type ?? 'any'].flat().join(' | ')}` : (format ?? name);
};

/** A copy of a schema with the schemas to which it refers in place. */
function resolved(schema, schemas) {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map((one) => resolved(one, schemas));
  const { $ref, anyOf, ...rest } = schema;
  // Its hundreds of fields have pages of their own.
  if ($ref?.endsWith('/Settings')) return { type: 'object' };
  if ($ref) return resolved(schemas[$ref.split('/').at(-1)], schemas);
  const own = Object.entries(rest).map(([key, value]) => [key, resolved(value, schemas)]);
  return { ...Object.fromEntries(own), ...(anyOf && orNull(resolved(anyOf[0], schemas))) };
}

/** One that may be null: the document has no other alternatives. */
const orNull = (schema) => ({ ...schema, type: [schema.type, 'null'] });

function fields(schema, prefix = '') {
  const { properties = {}, required = [], items } = schema;
  if (items) return fields(items, `${prefix}[]`);
  return Object.entries(properties).flatMap(([name, field]) => {
    const path = prefix ? `${prefix}.${name}` : name;
    const row = [code(path), code(typeOf(field)), required.includes(name) ? 'yes' : 'no'];
    return [row, ...fields(field, path)];
  });
}

const fieldsTable = (schema) => table(['field', 'type', 'required'], fields(schema ?? {}));

function parameters({ parameters: own = [] }) {
  return table(
    ['parameter', 'in', 'required', 'what it is'],
    own.map(({ name, in: where, required, description = '' }) => [
      code(name),
      where,
      required ? 'yes' : 'no',
      withCode(description),
    ]),
  );
}

function codes(operation) {
  const rows = Object.entries(operation['x-codes'] ?? {});
  return table(
    ['code', 'meaning'],
    rows.map(([name, meaning]) => [code(name), withCode(meaning)]),
  );
}

function request({ requestBody }) {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const rows = fieldsTable(content?.schema);
  return rows && `**Request**, ${code(type)}\n\n${rows}`;
}

function response({ responses = {} }) {
  const content = responses['200']?.content?.['application/json'];
  const rows = fieldsTable(content?.schema);
  return rows && `**Answer**\n\n${rows}`;
}

/** What is said of a call beside its path. */
function marks(operation) {
  const found = [
    operation['x-portico-optional'] && 'optional',
    operation['x-portico-effect'] === 'writes' && 'writes',
  ].filter(Boolean);
  return found.length > 0 ? ` (${found.join(', ')})` : '';
}

function section({ method, path, operation }) {
  const { example } = operation.responses['200']?.content?.['application/json'] ?? {};
  const refusals = codes(operation);
  return page(
    `## ${operation.operationId}`,
    `${code(`${method} ${path}`)}${marks(operation)}`,
    withCode(operation.summary),
    parameters(operation),
    request(operation),
    response(operation),
    example !== undefined && `Example:\n\n${jsonBlock(example)}`,
    refusals && `**Codes**\n\n${refusals}`,
  ).trim();
}

/** @returns {Map<string, string>} the page of each subject */
export function apiPages({ components, ...document }) {
  const { paths, tags } = resolved(document, components.schemas);
  return new Map(
    [...operationsBySubject({ paths, tags })].map(([subject, operations]) => [
      subject,
      page(`# API: ${subject}`, ...operations.map(section)),
    ]),
  );
}

/** The list of all calls. */
export function callsTable(document) {
  return table(
    ['call', 'address', 'for'],
    [...operationsBySubject(document)].flatMap(([subject, operations]) =>
      operations.map(({ method, path, operation }) => [
        `[${code(operation.operationId)}](/api/${subject}#${operation.operationId.toLowerCase()})`,
        code(`${method} ${path}`),
        withCode(operation.summary),
      ]),
    ),
  );
}
