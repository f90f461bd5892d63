import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { array, object, parse, string } from 'valibot';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const findings = array(
  object({ id: string(), help: string(), nodes: array(object({ html: string() })) }),
);

/** Runs axe on the whole page with its shadow roots: no violation of WCAG 2.2 A and AA. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(source);
  const found = await page.evaluate<unknown>(
    `axe.run(document, {
       runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
     }).then(({ violations }) => violations)`,
  );
  const violations = parse(findings, found).map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
  expect(violations).toEqual([]);
}
