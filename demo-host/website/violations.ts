import { Hono } from 'hono';
import { readViolation, reportPath, type Violation } from './policy';

/** How many violations are kept; a page that breaks the policy can send thousands. */
const limit = 200;

/** Collects what browsers report about the strict pages, for the console and for tests. */
export function createViolationReports(): Hono {
  const kept: Violation[] = [];
  const reports = new Hono();
  reports.post(reportPath, async (context) => {
    const violation = readViolation(await context.req.json().catch(() => undefined));
    if (violation && kept.length < limit) kept.push(violation);
    return context.body(null, 204);
  });
  reports.get(reportPath, (context) => context.json({ violations: kept }));
  return reports;
}
