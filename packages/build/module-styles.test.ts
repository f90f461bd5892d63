import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { classSources } from '../ui/build/sources.mjs';
import { byPosition, compileStyles } from '../ui/build/styles.mjs';
import { moduleStyles } from './module-styles.mjs';

const button = classSources().find((file) => file.endsWith('ui/src/actions/button.tsx')) ?? '';
const signIn = classSources().find((file) => file.endsWith('screens/credentials-form.tsx')) ?? '';

/** What a built module adds to the page's sheet, by position. */
function rulesIn(code: string): Record<number, string> {
  const [, text = '{}'] = /addRules\((\{.*\})\);/.exec(code) ?? [];
  return Object.fromEntries(Object.entries<string>(JSON.parse(text)));
}

describe('the style rules of the built modules', () => {
  let withRules: (code: string, source: string) => string;
  let styles: Awaited<ReturnType<typeof compileStyles>>;
  beforeAll(async () => {
    withRules = await moduleStyles();
    styles = await compileStyles();
  }, 60_000);

  it('are together all rules, each at its position in the order of Tailwind', () => {
    const together = classSources().map((source) => rulesIn(withRules('', source)));
    expect(Object.assign({}, ...together)).toEqual(byPosition(styles.rules));
  });

  it('are of classes that the module itself names', () => {
    const own = new Set(Object.values(rulesIn(withRules('', button))));
    const shown = styles.rules.filter(({ css }) => own.has(css)).map(({ name }) => name);
    const names = shown.filter((name) => !/^--|^spin$/.test(name));
    const source = readFileSync(button, 'utf8');
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !source.includes(name))).toEqual([]);
  });

  it('are added after the code, through the package that has the sheet', () => {
    expect(withRules('first();', button)).toMatch(
      /^first\(\);\nimport \{ addRules \} from "\.\.\/styles\/page-sheet\.js";\naddRules\(/,
    );
    expect(withRules('first();', signIn)).toContain('from "@portico/ui"');
  });

  it('are not added to a module that cannot name classes', () => {
    const flow = signIn.replace('screens/credentials-form.tsx', 'sign-in.flow.ts');
    expect(withRules('first();', flow)).toBe('first();');
  });
});
