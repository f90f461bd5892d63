import { writeWire, type Call } from '@portico/contract';

/** A request as it left the browser. */
export type TestRequest = {
  readonly method: string;
  /** With the query. */
  readonly url: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** The JSON that was sent. */
  readonly body: unknown;
  /** Aborted when the client cancels the request. */
  readonly signal: AbortSignal | undefined;
};

type Answer = (request: TestRequest) => Response | Promise<Response>;

/** A server with an answer for each call of the contract; it records the requests. */
export type TestServer = {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly requests: readonly TestRequest[];
  /** The requests of one call. */
  readonly requestsTo: (call: Call) => readonly TestRequest[];
  /** Answers a call with an app value (cents, local dates), as the contract writes it. */
  readonly answer: <I, O>(call: Call<I, O>, value: NoInfer<O>) => void;
  /** Answers a call with this body, unchanged. */
  readonly answerRaw: (call: Call, body: unknown, status?: number) => void;
  /** Answers a request for a file of the page's site. */
  readonly answerFile: (path: string, body: unknown, status?: number) => void;
  /** Refuses a call: HTTP 200 with HasNoErrors false, or another status with the codes. */
  readonly refuse: (call: Call, codes: string | readonly string[], status?: number) => void;
  /** The connection breaks after the request was sent. */
  readonly drop: (call: Call) => void;
  /** Leaves requests of a call unanswered until the test answers or breaks them. */
  readonly hold: (call: Call) => HeldRequests;
};

/** The requests of a call that wait for an answer. */
export type HeldRequests = {
  readonly release: (body: unknown, status?: number) => void;
  /** Their connections break. */
  readonly drop: () => void;
};

const json = (body: unknown, status = 200) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });

export function createTestServer(): TestServer {
  const answers = new Map<string, Answer>();
  const requests: TestRequest[] = [];
  const keyOf = (method: string, url: string) =>
    `${method} ${new URL(url, 'http://test').pathname.toLowerCase()}`;
  const on = (call: Call, answer: Answer) =>
    void answers.set(keyOf(call.method, call.path), answer);

  return {
    requests,
    fetch: async (url, init) => {
      const request = readRequest(url, init);
      requests.push(request);
      const answer = answers.get(keyOf(request.method, url));
      return answer ? answer(request) : json({ message: 'no answer prepared' }, 404);
    },
    requestsTo: (call) =>
      requests.filter(({ method, url }) => keyOf(method, url) === keyOf(call.method, call.path)),
    answer: (call, value) => on(call, () => json(writeWire(call.response, value))),
    answerRaw: (call, body, status) => on(call, () => json(body, status)),
    answerFile: (path, body, status) =>
      void answers.set(keyOf('GET', path), () => json(body, status)),
    refuse: (call, codes, status = 200) =>
      on(call, () => {
        const errors = [codes].flat().map((code) => ({ ErrorMessage: code }));
        return json({ HasNoErrors: false, Errors: errors }, status);
      }),
    drop: (call) =>
      on(call, () => {
        throw new TypeError('Failed to fetch');
      }),
    hold: (call) => {
      const waiting: { resolve: (response: Response) => void; reject: (error: Error) => void }[] =
        [];
      on(
        call,
        ({ signal }) =>
          new Promise((resolve, reject) => {
            waiting.push({ resolve, reject });
            signal?.addEventListener('abort', () => reject(new TypeError('aborted')));
          }),
      );
      return {
        release: (body, status) => {
          for (const { resolve } of waiting.splice(0)) resolve(json(body, status));
        },
        drop: () => {
          for (const { reject } of waiting.splice(0)) reject(new TypeError('Failed to fetch'));
        },
      };
    },
  };
}

function readRequest(url: string, init: RequestInit): TestRequest {
  return {
    method: init.method ?? 'GET',
    url,
    headers: Object.fromEntries(new Headers(init.headers)),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    signal: init.signal ?? undefined,
  };
}
