import { expect, it } from 'vitest';
import { asMarkdown, upgradeNotes } from './upgrade-notes';

const changelog = `# Changelog

## 1.10.0 (unreleased)

### Lenders' web teams

- A new tag.

### Integrators

- The call is no longer there.

## 1.4.2 (2026-10-01)

### Designers

- The part \`figures\` in place of \`summary\`.

## 1.4.1

### Designers

- An earlier entry.
`;

it('takes what changed after a version, first what may need a change', () => {
  const notes = upgradeNotes(changelog, '1.4.1');
  expect(notes).toEqual({
    from: '1.4.1',
    to: '1.10.0',
    adapt: [
      'Integrators: The call is no longer there.',
      'Designers: The part `figures` in place of `summary`.',
    ],
    other: ["Lenders' web teams: A new tag."],
  });
  expect(asMarkdown(notes)).toMatch(/May need a change of yours[^]*no longer[^]*Everything else/);
});

it('ends at the version that is named', () => {
  expect(upgradeNotes(changelog, '1.4.1', '1.4.2').adapt).toHaveLength(1);
  expect(upgradeNotes(changelog, '1.4.1', '1.4.2').other).toEqual([]);
});

it.each([
  ['1.4.1', '1.5.0', 'not 1.5.0'],
  ['1.4.2', '1.4.2', 'not newer'],
  ['1.10.0', '1.4.2', 'not newer'],
  ['v1.4.1', undefined, '"v1.4.1" is no version such as 1.4.2'],
  ['latest', undefined, 'no version'],
])('refuses %s to %s', (from, to, message) => {
  expect(() => upgradeNotes(changelog, from, to)).toThrow(message);
});
