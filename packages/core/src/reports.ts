import type { Client } from './client';
import type { Problem } from './core';
import type { Environment } from './environment';

/** What reporting needs of the core. */
export type ReportNeeds = {
  readonly client: Client;
  readonly environment: Environment;
  /** Resolves when requests may be made. */
  readonly ready: Promise<void>;
  /** A secret to be kept out of every report. */
  readonly secret: () => string | undefined;
};

/** Reports problems; what sends them is loaded with the first one. */
export function createReports(needs: ReportNeeds): {
  readonly report: (problem: Problem) => void;
} {
  let reporter: Promise<(problem: Problem) => void> | undefined;
  return {
    report: (problem) => {
      reporter ??= import('./reporter').then(({ createReporter }) => createReporter(needs));
      reporter.then(
        (report) => report(problem),
        () => needs.environment.log(problem.message),
      );
    },
  };
}
