import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';

/** The credentials that the server knows. */
export const s3Credentials = {
  AWS_ACCESS_KEY_ID: 'AKIDTEST',
  AWS_SECRET_ACCESS_KEY: 'a secret of the test',
  AWS_REGION: 'eu-central-1',
};

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

/** The signature of a request by Signature Version 4, as AWS documents it. */
function signatureOf(
  { method, url = '', headers }: IncomingMessage,
  signed: string,
  scope: string,
) {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  searchParams.sort();
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const payload = String(headers['x-amz-content-sha256']);
  const canonical = [method, pathname, searchParams, lines.join(''), signed, payload].join('\n');
  const time = String(headers['x-amz-date']);
  const toSign = ['AWS4-HMAC-SHA256', time, scope, hash(canonical)].join('\n');
  const secret = `AWS4${s3Credentials.AWS_SECRET_ACCESS_KEY}`;
  const key = scope.split('/').reduce<string | Buffer>(hmac, secret);
  return hmac(key, toSign).toString('hex');
}

/** Whether a request is signed by the credentials, within its time and for its host. */
function isSigned(request: IncomingMessage): boolean {
  const { authorization = '' } = request.headers;
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), SignedHeaders=(\S+), Signature=(\w+)$/;
  const [, id, scope = '', signed = '', signature] = parts.exec(authorization) ?? [];
  return (
    id === s3Credentials.AWS_ACCESS_KEY_ID &&
    scope.endsWith(`/${s3Credentials.AWS_REGION}/s3/aws4_request`) &&
    ['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) =>
      signed.split(';').includes(name),
    ) &&
    signatureOf(request, signed, scope) === signature
  );
}

/**
 * A small S3 server with one bucket, `bucket`, in memory. It refuses what is not signed, and an
 * upload without its length, as S3 does.
 */
export async function startS3() {
  const objects = new Map<string, Buffer>();
  let refusedBy: number | undefined;

  function answerOf(request: IncomingMessage, body: Buffer): [number, Buffer?] {
    const { method, url = '', headers } = request;
    if (refusedBy !== undefined) return [refusedBy];
    if (!isSigned(request)) return [403];
    if (!url.startsWith('/bucket/')) return [404];
    if (method === 'PUT') {
      if (headers['content-length'] === undefined) return [411];
      objects.set(url, body);
      return [200];
    }
    if (method === 'DELETE') {
      objects.delete(url);
      return [204];
    }
    const found = objects.get(url);
    return found ? [200, found] : [404];
  }

  const server = createServer((request, response) => {
    void (async () => {
      const pieces: Buffer[] = [];
      for await (const piece of request) pieces.push(Buffer.from(piece));
      const body = Buffer.concat(pieces);
      const [status, content] = answerOf(request, body);
      response.writeHead(status, content && { 'Content-Length': content.byteLength }).end(content);
    })();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    /** The paths of what is stored. */
    names: () => [...objects.keys()],
    /** Answers everything by a status, or again as it should. */
    refuseBy: (status: number | undefined) => {
      refusedBy = status;
    },
    close: () => server.close(),
  };
}
