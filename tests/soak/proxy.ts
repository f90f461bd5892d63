import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a request meets on its way. */
export type Crossing = {
  /** The server that answers; undefined cuts the connection. */
  readonly to: (incoming: IncomingMessage) => Promise<string | undefined>;
  /** Once the request is on its way to that server. */
  readonly sent: (incoming: IncomingMessage, to: string) => void;
  /** Before its answer is passed on; false cuts the connection instead. */
  readonly answered: (incoming: IncomingMessage, to: string) => Promise<boolean>;
};

async function pass(crossing: Crossing, incoming: IncomingMessage, outgoing: ServerResponse) {
  const cut = () => void outgoing.destroy();
  const to = await crossing.to(incoming);
  if (to === undefined) return cut();
  const { method, headers, url = '/' } = incoming;
  const onward = request(new URL(url, to), { method, headers, agent: false }, (answer) => {
    answer.on('error', cut);
    void crossing.answered(incoming, to).then((passed) => {
      if (!passed) return cut();
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      return answer.pipe(outgoing);
    });
  });
  onward.on('error', cut);
  incoming.on('error', () => void onward.destroy());
  incoming.pipe(onward);
  incoming.on('end', () => crossing.sent(incoming, to));
  return undefined;
}

/** One address before servers that come and go. A connection that one of them drops is dropped here too. */
export async function startProxy(crossing: Crossing) {
  const server = createServer((incoming, outgoing) => void pass(crossing, incoming, outgoing));
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
