/** A mock API that Prism makes of the OpenAPI document. */
import { createInstance, getHttpOperationsFromSpec } from '@stoplight/prism-http';

const quiet = () => {};
const logger = {
  ...{ trace: quiet, debug: quiet, info: quiet, success: quiet, warn: quiet, error: quiet },
  child: () => logger,
};

/**
 * @typedef {object} MockRequest
 * @property {string} method
 * @property {string} path
 * @property {Record<string, string>} [query]
 * @property {unknown} [body]
 * @property {string} [token]  of the session; `''` for none
 */

/**
 * @param {object} document
 * @returns {Promise<(request: MockRequest, isRandom: boolean) => Promise<{ status: number, body: unknown }>>}
 *   answers by the example of the call, or by random values of its schema
 */
export async function createMock(document) {
  const operations = await getHttpOperationsFromSpec(document);
  const checks = { checkSecurity: true, validateRequest: true, validateResponse: true };
  const mock = createInstance({ ...checks, mock: { dynamic: false } }, { logger });
  return async ({ method, path, query = {}, body, token = 'token' }, isRandom) => {
    const headers = {
      'idempotency-key': 'key',
      ...(token && { usertoken: token }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const answered = await mock.request(
      { method: method.toLowerCase(), url: { path, query }, headers, body },
      operations,
      { ...checks, mock: { dynamic: isRandom, ignoreExamples: isRandom } },
    )();
    if (answered._tag === 'Left') throw answered.left;
    const { statusCode, body: answer } = answered.right.output;
    return { status: statusCode, body: answer };
  };
}
