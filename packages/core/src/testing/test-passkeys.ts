/** What a page asks the browser for, as far as a test looks at it. */
export type PasskeyRequest = {
  readonly mediation?: string;
  readonly signal?: AbortSignal;
  readonly publicKey?: unknown;
};

type Answer = (request: PasskeyRequest) => Promise<unknown>;

const bytes = () => new Uint8Array([1, 2, 3]).buffer;

const credential = {
  id: 'AQID',
  rawId: bytes(),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
};

const newCredential = {
  ...credential,
  response: { clientDataJSON: bytes(), attestationObject: bytes(), getTransports: () => [] },
};

const usedCredential = {
  ...credential,
  response: { clientDataJSON: bytes(), authenticatorData: bytes(), signature: bytes() },
};

/** The error with which a browser refuses: `NotAllowedError` for a cancellation. */
export const browserRefuses = (name: string) => (): Promise<never> =>
  Promise.reject(new DOMException('', name));

/**
 * Replaces what the browser has for passkeys. `create` and `get` answer with a credential unless
 * the test answers otherwise; the offer in a text field waits for `choose`, or its abortion.
 */
export function stubPasskeys(browser: { readonly create?: Answer; readonly get?: Answer } = {}) {
  const { create = () => Promise.resolve(newCredential) } = browser;
  const { get = () => Promise.resolve(usedCredential) } = browser;
  const asked: PasskeyRequest[] = [];
  let choose = (_credential: unknown) => {};
  const offer = ({ signal }: PasskeyRequest) =>
    new Promise((resolve, reject) => {
      choose = resolve;
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  const recorded = (answer: Answer) => (request: PasskeyRequest) => {
    asked.push(request);
    return request.mediation === 'conditional' ? offer(request) : answer(request);
  };
  const isConditionalMediationAvailable = () => Promise.resolve(true);
  const restores = [
    replace(
      globalThis,
      'PublicKeyCredential',
      Object.assign(() => undefined, { isConditionalMediationAvailable }),
    ),
    replace(navigator, 'credentials', { create: recorded(create), get: recorded(get) }),
  ];
  return {
    /** Every request, in order. */
    asked,
    /** The borrower chooses the passkey in the text field. */
    choose: () => choose(usedCredential),
    restore: () => {
      for (const restore of restores) restore();
    },
  };
}

function replace(owner: object, name: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { value, configurable: true });
  return () => {
    Reflect.deleteProperty(owner, name);
    if (before) Object.defineProperty(owner, name, before);
  };
}
