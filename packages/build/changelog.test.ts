import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readers, sectionOf, withSection } from './changelog.mjs';

it('has the entries of all changes under their readers, in the order of the changelog', () => {
  const section = sectionOf('1.1.0', '2027-01-15', [
    '- Developers: a new export.\n- Integrators: a new call.\n',
    "- Lenders' web teams: a new tag.",
  ]);
  expect(section).toBe(`## 1.1.0 (2027-01-15)

### Lenders' web teams

- a new tag.

### Integrators

- a new call.

### Developers

- a new export.
`);
  expect(withSection('# Changelog\n\n## 1.0.0\n\n- first\n', section)).toBe(
    `# Changelog\n\n${section}\n## 1.0.0\n\n- first\n`,
  );
});

it('refuses a change that names no reader', () => {
  expect(() => sectionOf('1.1.0', '2027-01-15', ['- Everyone: news.'])).toThrow(
    'not: - Everyone: news.',
  );
});

it('has the readers that the changelog has', () => {
  const changelog = readFileSync(new URL('../CHANGELOG.md', import.meta.url), 'utf8');
  const named = [...changelog.matchAll(/^### (.*)$/gm)].map(([, reader]) => reader);
  expect(new Set(named)).toEqual(new Set(readers));
});
