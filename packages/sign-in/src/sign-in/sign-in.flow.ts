import { signal, type ReadonlySignal } from '@preact/signals-core';

/** The steps that run after a correct password. */
export type Steps = {
  /** Discards the sign-in, for example when the screen is removed. */
  cancel(): void;
};

/** What the visitor typed. In memory only (D35). */
export type Credentials = { readonly username: string; readonly password: string };

/** The result of one attempt to sign in. A notice `N` says why the form is shown instead. */
export type Next<S extends Steps, N> = {
  readonly phase: SignInPhase<S, N>;
  /** Whether a form shown later starts with an empty password. */
  readonly clearsPassword?: boolean;
  /** The result that follows without the visitor. */
  readonly next?: Promise<Next<S, N>>;
};

/**
 * The calls of the sign-in screen. No method rejects: failures are among the results. `removed` is
 * aborted when the screen is removed.
 */
export type SignInPorts<S extends Steps, N> = {
  logIn(credentials: Credentials, removed: AbortSignal): Promise<Next<S, N>>;
  /** Whether the portal is still down; a failed request counts as down (D38, D39). */
  isDown(): Promise<boolean>;
  /** Called once the session exists. */
  signedIn(): void;
};

export type Field = 'username' | 'password';

/** What the screen shows. */
export type SignInPhase<S extends Steps, N> =
  | { readonly at: 'form'; readonly notice: N | undefined }
  | { readonly at: 'sending' }
  /** Signing in without the form: automatic credentials, single sign-on, biometrics. */
  | { readonly at: 'arriving' }
  | { readonly at: 'offline'; readonly checking: boolean; readonly again: boolean }
  | { readonly at: 'steps'; readonly steps: S }
  | { readonly at: 'signedIn' };

export type SignInState<S extends Steps, N> = {
  readonly phase: SignInPhase<S, N>;
  /** Kept after errors and in the offline state. */
  readonly username: string;
  /** The password itself never enters the state (D35). */
  readonly hasPassword: boolean;
  /** The fields that were blurred at least once. */
  readonly touched: { readonly [F in Field]: boolean };
  /** Counts the forms: a new number means a new form with an empty password. */
  readonly form: number;
};

/** Resolves to undefined if the form is to be shown. */
export type SignInWithoutForm<S extends Steps, N> = (
  removed: AbortSignal,
) => Promise<Next<S, N> | undefined>;

type Arrival<S extends Steps, N> = {
  readonly attempt: SignInWithoutForm<S, N>;
  /** Filled into the form, if it is shown. */
  readonly username?: string | undefined;
  /** The form stays in sight until the attempt resolves. */
  readonly keepsForm?: boolean;
};

export type SignInEvent<S extends Steps, N> =
  | { readonly type: 'typed'; readonly username: string; readonly hasPassword: boolean }
  | { readonly type: 'touched'; readonly field: Field }
  | ({ readonly type: 'submit' } & Credentials)
  | { readonly type: 'retry' }
  /** The session ended while this screen is shown. */
  | { readonly type: 'signedOut' }
  /** Signs in without the form; an attempt that resolves to undefined shows the form. */
  | ({ readonly type: 'arrive' } & Arrival<S, N>);

export type SignInFlow<S extends Steps, N> = {
  readonly state: ReadonlySignal<SignInState<S, N>>;
  readonly send: (event: SignInEvent<S, N>) => void;
  readonly dispose: () => void;
};

/** The portal is down or unreachable. */
export const offline = {
  phase: { at: 'offline', checking: false, again: false },
  clearsPassword: true,
} as const;

const untouched = { username: false, password: false };

/**
 * The sign-in screen: form, sending, offline, the steps after it, signed in (access §2, §4).
 *
 * No form library: both fields are required, and the browser's form handles Enter and password
 * managers.
 */
export function createSignInFlow<S extends Steps, N>(ports: SignInPorts<S, N>): SignInFlow<S, N> {
  const state = signal<SignInState<S, N>>({
    phase: { at: 'form', notice: undefined },
    username: '',
    hasPassword: false,
    touched: untouched,
    form: 0,
  });
  const removal = new AbortController();
  const removed = removal.signal;
  const set = (patch: Partial<SignInState<S, N>>) => {
    if (!removed.aborted) state.value = { ...state.peek(), ...patch };
  };
  const go = (phase: SignInPhase<S, N>) => set({ phase });
  const at = () => state.peek().phase.at;

  /** Changes the screen; a form shown later has an empty password field. */
  const replaceForm = (phase: SignInPhase<S, N>) =>
    set({ phase, hasPassword: false, touched: untouched, form: state.peek().form + 1 });

  const follow = async ({ phase, clearsPassword, next }: Next<S, N>): Promise<void> => {
    if (removed.aborted && phase.at === 'steps') phase.steps.cancel();
    (clearsPassword ? replaceForm : go)(phase);
    if (!removed.aborted && phase.at === 'signedIn') ports.signedIn();
    if (next) await follow(await next);
  };

  const submit = async ({ username, password }: Credentials) => {
    if (at() !== 'form') return;
    const touched = { username: true, password: true };
    set({ username, hasPassword: password !== '', touched });
    if (!isReady(state.peek())) return;
    go({ at: 'sending' });
    await follow(await ports.logIn({ username: username.trim(), password }, removed));
  };

  const arrive = async ({ attempt, username, keepsForm }: Arrival<S, N>) => {
    if (at() !== 'form') return;
    if (!keepsForm) set({ phase: { at: 'arriving' }, username: username ?? state.peek().username });
    const answer = await attempt(removed);
    // The visitor was quicker.
    if (keepsForm && at() !== 'form') return;
    if (answer === undefined) go({ at: 'form', notice: undefined });
    else await follow(answer);
  };

  const retry = async () => {
    const { phase } = state.peek();
    if (phase.at !== 'offline' || phase.checking) return;
    go({ at: 'offline', checking: true, again: false });
    if (await ports.isDown()) go({ at: 'offline', checking: false, again: true });
    else replaceForm({ at: 'form', notice: undefined });
  };

  return {
    state,
    send(event) {
      switch (event.type) {
        case 'typed':
          // The form that was shown briefly must not clear the username of the form shown later.
          if (at() === 'arriving') return undefined;
          return set({ username: event.username, hasPassword: event.hasPassword });
        case 'touched':
          return set({ touched: { ...state.peek().touched, [event.field]: true } });
        case 'submit':
          return void submit(event);
        case 'retry':
          return void retry();
        case 'signedOut':
          return at() === 'signedIn' ? go({ at: 'form', notice: undefined }) : undefined;
        case 'arrive':
          return void arrive(event);
      }
    },
    dispose() {
      removal.abort();
      const { phase } = state.peek();
      if (phase.at === 'steps') phase.steps.cancel();
    },
  };
}

/** Both fields are filled and nothing is in progress. */
export function isReady(state: SignInState<Steps, unknown>): boolean {
  return state.phase.at === 'form' && state.username.trim() !== '' && state.hasPassword;
}

/** The fields with an error: blurred or submitted while empty (access §5). */
export function missingFields({ touched, username, hasPassword }: SignInState<Steps, unknown>): {
  readonly [F in Field]: boolean;
} {
  return {
    username: touched.username && username.trim() === '',
    password: touched.password && !hasPassword,
  };
}
