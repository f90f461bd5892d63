import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Decides what happens to a request at each point. */
export type ProxyRules = {
  /** The server that answers; undefined cuts the connection. */
  readonly to: (incoming: IncomingMessage) => Promise<string | undefined>;
  /** Called when the request was sent to that server. */
  readonly sent: (incoming: IncomingMessage, to: string) => void;
  /** Called before its answer is passed on; false cuts the connection instead. */
  readonly answered: (incoming: IncomingMessage, to: string) => Promise<boolean>;
};

async function forward(rules: ProxyRules, incoming: IncomingMessage, outgoing: ServerResponse) {
  const cut = () => void outgoing.destroy();
  const to = await rules.to(incoming);
  if (to === undefined) return cut();
  const { method, headers, url = '/' } = incoming;
  const forwarded = request(new URL(url, to), { method, headers, agent: false }, (answer) => {
    answer.on('error', cut);
    void rules.answered(incoming, to).then((passed) => {
      if (!passed) return cut();
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      return answer.pipe(outgoing);
    });
  });
  forwarded.on('error', cut);
  incoming.on('error', () => void forwarded.destroy());
  incoming.pipe(forwarded);
  incoming.on('end', () => rules.sent(incoming, to));
  return undefined;
}

/** One address for servers that stop and restart. A connection dropped by one is dropped here too. */
export async function startProxy(rules: ProxyRules) {
  const server = createServer((incoming, outgoing) => void forward(rules, incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = readAddress(server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function readAddress(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  return address;
}
