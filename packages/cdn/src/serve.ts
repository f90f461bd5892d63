import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { keepingOf, movingAddresses, movingFiles, movingLoader, suiteFolder } from './addresses';
import { createStaticFolder } from './files/static-folder';
import { cacheControl, ownHeaders, sharedHeaders } from './headers';
import { asPage } from './page';
import type { Version } from './versions';

const inSuite = `${suiteFolder}/`;
const html = 'text/html; charset=utf-8';
const script = 'text/javascript; charset=utf-8';

/**
 * Answers requests for the suite's files, by their path in `/portico/`; resolves to undefined where
 * there is none.
 */
export function createFiles(folder: string, versions: readonly Version[]) {
  const files = createStaticFolder({ directory: folder, keeping: keepingOf, shared: true });
  const moving = movingAddresses(versions.map(({ name }) => name));
  const text = (body: string, type: string) =>
    new Response(body, {
      headers: {
        ...{ 'Content-Type': type, 'Cache-Control': cacheControl.briefly },
        ...ownHeaders,
        ...sharedHeaders,
      },
    });

  return async (path: string, request: Request): Promise<Response | undefined> => {
    if (path === '') return text(asPage(versions), html);
    const [address = '', file = '', ...deeper] = path.split('/');
    const name = moving.get(address);
    if (name === undefined) return files(path, request);
    if (deeper.length > 0 || !movingFiles.some((one) => one === file)) return undefined;
    if (file === 'loader.js') return text(movingLoader(name), script);
    const response = await files(`${name}/${file}`, request);
    response?.headers.set('Cache-Control', cacheControl.briefly);
    return response;
  };
}

/** Serves the files on a port; 0 uses a free one. Rejects when the port is in use. */
export function serveFiles(
  folder: string,
  versions: readonly Version[],
  { port, host }: { readonly port: number; readonly host: string },
): Promise<Server> {
  const find = createFiles(folder, versions);
  const server = createServer((incoming, outgoing) => {
    answer(find, incoming, outgoing).catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      outgoing.writeHead(500).end();
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject('code' in error && error.code === 'EADDRINUSE' ? portTaken(port) : error),
    );
    server.listen(port, host, () => resolve(server));
  });
}

const portTaken = (port: number) =>
  new Error(`Port ${port} is in use: --port ${port + 1} serves on another.`);

async function answer(
  find: ReturnType<typeof createFiles>,
  { method = 'GET', url = '/', headers }: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  if (method !== 'GET' && method !== 'HEAD') {
    outgoing.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const wanted = pathOf(url);
  if (wanted === '' || wanted === suiteFolder) {
    outgoing.writeHead(302, { Location: `/${suiteFolder}/` }).end();
    return;
  }
  const request = new Request('http://localhost/', { headers: plain(headers) });
  const response = wanted?.startsWith(inSuite)
    ? await find(wanted.slice(inSuite.length), request)
    : undefined;
  if (!response) {
    outgoing.writeHead(404, { 'Content-Type': 'text/plain' }).end('There is no such file.\n');
    return;
  }
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(method === 'HEAD' ? undefined : Buffer.from(await response.arrayBuffer()));
}

/** The path without its first slash; undefined if it is not well-formed. */
function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname).slice(1);
  } catch {
    return undefined;
  }
}

/** The two headers that decide what is sent. */
function plain(headers: IncomingMessage['headers']): Record<string, string> {
  const { 'accept-encoding': encoding, 'if-none-match': known } = headers;
  return {
    ...(typeof encoding === 'string' && { 'accept-encoding': encoding }),
    ...(known !== undefined && { 'if-none-match': known }),
  };
}
