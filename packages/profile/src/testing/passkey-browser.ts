/** A browser that knows passkeys, in place of the test environment's, which does not. */
export type PasskeyBrowser = {
  /** `navigator.credentials.create` and `get`. */
  readonly create?: (options: unknown) => Promise<unknown>;
  readonly get?: (options: unknown) => Promise<unknown>;
  /** Whether passkeys are offered among the entries of a text field. */
  readonly autofill?: boolean;
};

const bytes = () => new Uint8Array([1, 2, 3]).buffer;

const credential = {
  id: 'AQID',
  rawId: bytes(),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
};

/** What `create` resolves to. */
export const newCredential = {
  ...credential,
  response: { clientDataJSON: bytes(), attestationObject: bytes(), getTransports: () => [] },
};

/** Replaces what the browser has for passkeys; the returned function restores it. */
export function stubPasskeys({ create, get, autofill = false }: PasskeyBrowser): () => void {
  class PublicKeyCredential {
    static isConditionalMediationAvailable = () => Promise.resolve(autofill);
  }
  const restoreClass = replace(globalThis, 'PublicKeyCredential', PublicKeyCredential);
  const restoreCredentials = replace(navigator, 'credentials', { create, get });
  return () => {
    restoreClass();
    restoreCredentials();
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
