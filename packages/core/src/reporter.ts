import type { Core, Problem } from './core';

type Needs = {
  readonly client: Core['client'];
  readonly userAgent: string;
  /** Resolves when requests may be made. */
  readonly ready: Promise<void>;
  /** A secret to be kept out of every report. */
  readonly secret: () => string | undefined;
  readonly log: (message: string) => void;
};

/** Sends problems to the lender: each once, scrubbed, and in silence (accounts §7, §8). */
export function createReporter(needs: Needs): (problem: Problem) => void {
  const sent = new Set<string>();
  const clean = (text: string) => {
    const secret = needs.secret();
    const scrubbed = secret ? text.replaceAll(secret, '') : text;
    return scrubbed.replace(/[{}<>]/g, '').trim();
  };
  return ({ message, stack }) => {
    const report = {
      message: clean(message),
      stack: stack === undefined ? undefined : clean(stack),
      userAgent: clean(needs.userAgent),
    };
    const key = JSON.stringify(report);
    if (sent.has(key)) return;
    sent.add(key);
    const failed = () => needs.log(`Portico could not report: ${report.message}`);
    void Promise.all([import('./on-demand-calls'), needs.ready])
      .then(([{ clientError }]) => needs.client.exchange(clientError, report))
      .then((answer) => answer.ok || failed(), failed);
  };
}
