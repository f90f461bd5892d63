import { sandboxFault, sandboxPath, type SandboxFault } from './sandbox-protocol';

export {
  sandboxCode,
  sandboxFault,
  sandboxFaultNames,
  sandboxPath,
  type SandboxFault,
} from './sandbox-protocol';

/** What a test asks of a sandbox; each rejects with what the sandbox says is wrong. */
export type Sandbox = {
  /** Restores data, clock, settings and faults as they were at the start; ends every session. */
  readonly reset: () => Promise<void>;
  /** The next request of a call fails so; `always`: each one, until the next reset or `null`. */
  readonly fault: (
    call: string,
    fault: SandboxFault | null,
    times?: 'once' | 'always',
  ) => Promise<void>;
  /** Changes settings of all languages by `group.key`; `null` restores the default. */
  readonly settings: (values: Readonly<Record<string, string | null>>) => Promise<void>;
  /** Moves the lender's day, `yyyy-MM-dd`: what falls due until then is booked. */
  readonly setToday: (today: string) => Promise<void>;
  /** The mails that were sent, newest first. */
  readonly mails: () => Promise<readonly SandboxMail[]>;
};

/** A mail of the sandbox's lender. */
export type SandboxMail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
};

/**
 * A running sandbox, to prepare a test.
 *
 * @param url where it answers: `http://127.0.0.1:4400`
 */
export function sandboxAt(url: string): Sandbox {
  async function ask(method: string, name: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${url}${sandboxPath}/${name}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (response.ok) return response.json();
    throw new Error(`The sandbox answers ${response.status}: ${await response.text()}`);
  }
  return {
    reset: async () => {
      await ask('POST', 'reset');
    },
    fault: async (call, fault, times = 'once') => {
      const change = fault === null ? null : { ...sandboxFault(fault), times };
      await ask('PUT', 'faults', { [call]: change });
    },
    settings: async (values) => {
      await ask('PUT', 'settings', { buckets: { shared: values } });
    },
    setToday: async (today) => {
      await ask('PUT', 'clock', { today });
    },
    mails: async () => {
      const mails: unknown = await ask('GET', 'outbox');
      return Array.isArray(mails) ? mails.map(readMail) : [];
    },
  };
}

function readMail(mail: unknown): SandboxMail {
  const text = (name: string) => String(Reflect.get(Object(mail), name) ?? '');
  return { to: text('to'), subject: text('subject'), text: text('text') };
}
