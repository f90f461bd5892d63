import { expect } from '@playwright/test';
import { localDate } from '@portico/rules';
import {
  array,
  nullable,
  number,
  object,
  parse,
  picklist,
  string,
  unknown,
  type GenericSchema,
} from 'valibot';
import { payingDayFrom } from '../../../demo-host/api/seed/holidays';
import {
  borrowerKinds,
  consoleAddress,
  consoleRoutes,
  type Borrower,
  type ClockChange,
  type FaultsChange,
  type Mail,
  type SettingsChange,
} from '../../../demo-host/api/console-routes';
import { violationsPath } from '../../../demo-host/website/violations';
import { consoleSecret } from './host';

const mails: GenericSchema<unknown, Mail[]> = array(
  object({ id: number(), to: string(), subject: string(), text: string(), sentAt: string() }),
);
const borrowers: GenericSchema<unknown, Borrower[]> = array(
  object({
    username: string(),
    password: string(),
    name: string(),
    story: string(),
    email: nullable(string()),
    shows: picklist(borrowerKinds),
  }),
);
const requests = array(object({ call: string(), answer: unknown() }));
const violations = object({ violations: array(unknown()) });
const clock = object({ today: string() });

/** What a test does through the console: reads the outbox, sets faults and settings. */
export type TestConsole = {
  /** Restores the seeded data, on a day that accepts payments. */
  readonly reset: () => Promise<void>;
  /** Moves the lender's clock past bank holidays: on those nothing is paid the same day. */
  readonly skipHolidays: () => Promise<void>;
  readonly borrower: (username: string) => Promise<Borrower>;
  /** The security code in a mail to an address that was not read before. */
  readonly nextCode: (email: string) => Promise<string>;
  readonly setFaults: (faults: FaultsChange) => Promise<void>;
  readonly setClock: (change: ClockChange) => Promise<void>;
  readonly setSettings: (change: SettingsChange) => Promise<void>;
  readonly reportedViolations: () => Promise<number>;
  /** Every mail sent, newest first. */
  readonly outbox: () => Promise<readonly Mail[]>;
  /** What the API has answered to a call, as text, newest first. */
  readonly answersTo: (call: string) => Promise<readonly string[]>;
};

/** The address of one of the console's sections, with the secret that opens the console. */
export function consolePage(section = ''): string {
  const [path, hash] = [consoleAddress('', consoleSecret), section && `#${section}`];
  return path + hash;
}

/** The console of a host that this process has started. */
export function openConsole(url: string): TestConsole {
  /** The id of the newest mail that was read, by its address. */
  const seen = new Map<string, number>();

  async function call<T>(
    route: { readonly method: string; readonly path: string },
    schema: GenericSchema<unknown, T>,
    body?: object,
  ): Promise<T> {
    const response = await fetch(url + route.path, {
      method: route.method,
      headers: {
        Origin: url,
        Authorization: `Bearer ${consoleSecret}`,
        'Content-Type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${route.path}: ${JSON.stringify(answer)}`);
    return parse(schema, answer);
  }

  async function newestCode(email: string): Promise<string | undefined> {
    const sent = await call(consoleRoutes.outbox, mails);
    const mail = sent.find(
      ({ id, to, text }) => id > (seen.get(email) ?? 0) && to.includes(email) && /\d{6}/.test(text),
    );
    if (!mail) return undefined;
    seen.set(email, mail.id);
    return /\d{6}/.exec(mail.text)?.[0];
  }

  async function skipHolidays(): Promise<void> {
    const today = localDate((await call(consoleRoutes.clock, clock)).today);
    if (today === undefined) throw new Error('The lender has no day');
    const day = payingDayFrom(today);
    if (day !== today) await call(consoleRoutes.setClock, unknown(), { today: day });
  }

  return {
    skipHolidays,
    reset: async () => {
      await call(consoleRoutes.reset, unknown());
      seen.clear();
      await skipHolidays();
    },
    borrower: async (username) => {
      const all = await call(consoleRoutes.borrowers, borrowers);
      const found = all.find((borrower) => borrower.username === username);
      if (!found) throw new Error(`No seeded borrower is called ${username}`);
      return found;
    },
    nextCode: async (email) => {
      let code: string | undefined;
      await expect(async () => {
        code ??= await newestCode(email);
        expect(code, `a code mailed to ${email}`).toBeDefined();
      }).toPass({ timeout: 10_000 });
      return code ?? '';
    },
    outbox: () => call(consoleRoutes.outbox, mails),
    answersTo: async (name) =>
      (await call(consoleRoutes.requests, requests))
        .filter((request) => request.call === name)
        .map(({ answer }) => JSON.stringify(answer)),
    setFaults: async (change) => {
      await call(consoleRoutes.setFaults, unknown(), change);
    },
    setClock: async (change) => {
      await call(consoleRoutes.setClock, unknown(), change);
    },
    setSettings: async (change) => {
      await call(consoleRoutes.setSettings, unknown(), change);
    },
    reportedViolations: async () => {
      const route = { method: 'GET', path: violationsPath };
      return (await call(route, violations)).violations.length;
    },
  };
}
