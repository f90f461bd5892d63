import type { Client } from '../http/client';
import type { Problem } from './problem';
import type { Environment } from '../page/environment';
import { chunk, type OnDemand } from '../page/on-demand';

/** What reporting needs from the core. */
export type ReportNeeds = {
  readonly client: Client;
  readonly environment: Environment;
  /** Resolves when requests may be made. */
  readonly ready: Promise<void>;
  /** A secret to remove from every report. */
  readonly secret: () => string | undefined;
  readonly onDemand: OnDemand;
};

const reporterCode = chunk(() => import('./reporter'));

/** Reports problems; the code that sends them is loaded with the first one. Failures are logged. */
export function createReports(needs: ReportNeeds): {
  readonly report: (problem: Problem) => void;
} {
  const { environment, onDemand } = needs;
  let reporter: Promise<(problem: Problem) => void> | undefined;
  return {
    report: (problem) => {
      reporter ??= onDemand(reporterCode, 'waitedFor').then(({ createReporter }) =>
        createReporter(needs),
      );
      reporter.then(
        (report) => report(problem),
        () => {
          reporter = undefined;
          // Without its text, because only the reporter removes secrets.
          environment.log('Portico could not report a problem.');
        },
      );
    },
  };
}
