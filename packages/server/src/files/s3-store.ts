import { AwsClient } from 'aws4fetch';
import type { FileStore, StoredFile } from './file-store';
import { localFile } from './local-file';

/** Milliseconds after which a store that does not answer is given up. */
const answerTimeout = 30_000;

/** Where a bucket is, and who may use it. */
function readAddress(url: string, env: NodeJS.ProcessEnv) {
  const { protocol, hostname: bucket, pathname, searchParams } = new URL(url);
  if (protocol !== 's3:' || bucket === '') throw new Error('FILES_URL is not s3://bucket');
  const region =
    searchParams.get('region') ?? env['AWS_REGION'] ?? env['AWS_DEFAULT_REGION'] ?? 'us-east-1';
  const accessKeyId = env['AWS_ACCESS_KEY_ID'];
  const secretAccessKey = env['AWS_SECRET_ACCESS_KEY'];
  if (!accessKeyId || !secretAccessKey)
    throw new Error('FILES_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  const endpoint = searchParams.get('endpoint');
  const root = endpoint
    ? `${endpoint.replace(/\/$/, '')}/${bucket}`
    : `https://${bucket}.s3.${region}.amazonaws.com`;
  const sessionToken = env['AWS_SESSION_TOKEN'];
  return {
    root: root + pathname.replace(/\/$/, ''),
    client: { region, accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) },
  };
}

/**
 * Files in a bucket of an S3-compatible store.
 *
 * @param url `s3://bucket/prefix?endpoint=https://…&region=…`; without an endpoint, that of AWS
 * @param env with AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, and AWS_SESSION_TOKEN and AWS_REGION
 *   where there are any
 * @throws {Error} where the address is wrong, or the credentials are missing
 */
export function openS3Store(url: string, env: NodeJS.ProcessEnv): FileStore {
  const { root, client } = readAddress(url, env);
  // What fails is said to the borrower, who tries again; a stream that was sent cannot be repeated.
  const aws = new AwsClient({ ...client, service: 's3', retries: 0 });

  async function request(method: string, name: string, upload?: StoredFile): Promise<Response> {
    const headers = { ...(upload && { 'Content-Length': String(upload.size) }) };
    const signed = await aws.sign(`${root}/${name}`, { method, headers });
    const response = await fetch(signed.url, {
      method,
      headers: signed.headers,
      redirect: 'error',
      signal: AbortSignal.timeout(answerTimeout),
      ...(upload && { body: upload.bytes, duplex: 'half' }),
    });
    if (response.ok) return response;
    await response.body?.cancel();
    throw new Error(`The store of files answered ${method} ${name} by HTTP ${response.status}`);
  }

  return {
    put: async (name, path) => {
      const response = await request('PUT', name, await localFile(path));
      await response.body?.cancel();
    },
    get: async (name) => {
      const { headers, body } = await request('GET', name);
      if (!body) throw new Error(`The store of files has no bytes of ${name}`);
      return { size: Number(headers.get('Content-Length')), bytes: body };
    },
    remove: async (name) => {
      const response = await request('DELETE', name);
      await response.body?.cancel();
    },
  };
}
