import { Hono } from 'hono';
import { readJson } from '@portico/server/parts';
import { readViolation, reportPath, type Violation } from './policy';

/** Where the console reads them. */
export const violationsPath = '/console/violations';

/** How many violations are kept; a page that violates the policy can send thousands. */
const limit = 200;

/** Collects the violations that browsers report from the strict pages, for console and tests. */
export function createViolationReports(): Hono {
  const kept: Violation[] = [];
  const reports = new Hono();
  reports.post(reportPath, async (context) => {
    const body = await readJson(context.req.raw);
    if (!body.ok && body.error.code === 'tooLarge') return context.body(null, 413);
    const violation = body.ok && readViolation(body.value);
    if (violation && kept.length < limit) kept.push(violation);
    return context.body(null, 204);
  });
  reports.get(violationsPath, (context) => context.json({ violations: kept }));
  return reports;
}
