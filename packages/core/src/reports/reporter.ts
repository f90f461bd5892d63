import { scrubSecrets, toJson } from '@portico/rules';
import type { Problem } from './problem';
import { clientError } from '@portico/contract';
import type { ReportNeeds } from './reports';

/** Sends problems to the lender: each once, scrubbed, nothing shown (accounts §7, §8). */
export function createReporter(needs: ReportNeeds): (problem: Problem) => void {
  const { client, environment } = needs;
  const sent = new Set<string>();
  const clean = (text: string) => {
    const secret = needs.secret();
    const withoutToken = secret ? text.replaceAll(secret, '') : text;
    return scrubSecrets(withoutToken)
      .replace(/[{}<>]/g, '')
      .trim();
  };
  return ({ message, stack }) => {
    const report = {
      message: clean(message),
      stack: stack === undefined ? undefined : clean(stack),
      userAgent: clean(environment.userAgent),
    };
    const key = toJson(report);
    if (sent.has(key)) return;
    sent.add(key);
    void needs.ready
      .then(() => client.exchange(clientError, report))
      .then((answer) => {
        if (!answer.ok) environment.log(`Portico could not report: ${report.message}`);
      });
  };
}
