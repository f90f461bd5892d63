import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('./styles.generated', () => ({
  baseCss: ':host{display:block}',
  rules: [
    [10, '.b{color:blue}'],
    [30, '.d{color:red}'],
  ],
}));

/** jsdom has no constructable sheets; this has the methods that are used. */
class Sheet {
  cssRules: string[] = [];
  replaceSync(text: string) {
    this.cssRules = [text];
  }
  insertRule(rule: string, index: number) {
    if (rule.includes('::-unknown')) throw new SyntaxError('Not understood');
    this.cssRules.splice(index, 0, rule);
  }
}

const makeRoot = () => {
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  Object.assign(root, { adoptedStyleSheets: [] });
  return root;
};

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe('the shared style sheet', () => {
  it('is shared by all roots, and adopted once by each', async () => {
    vi.stubGlobal('CSSStyleSheet', Sheet);
    const { adoptStyles } = await import('./adopt');
    const [first, second] = [makeRoot(), makeRoot()];
    adoptStyles(first);
    adoptStyles(first);
    adoptStyles(second);
    expect(first.adoptedStyleSheets).toHaveLength(1);
    expect(second.adoptedStyleSheets[0]).toBe(first.adoptedStyleSheets[0]);
  });

  it('keeps rules in their order, once each, whichever chunk is loaded first', async () => {
    vi.stubGlobal('CSSStyleSheet', Sheet);
    const { addRules, adoptStyles } = await import('./adopt');
    addRules([[40, '.e{}']]);
    addRules([
      [0, '.a{}'],
      [20, '.c{}'],
      [30, '.d{color:red}'],
      [40, '.e{}'],
    ]);
    const root = makeRoot();
    adoptStyles(root);
    expect(root.adoptedStyleSheets.map((sheet) => sheet.cssRules)).toEqual([
      [':host{display:block}', '.a{}', '.b{color:blue}', '.c{}', '.d{color:red}', '.e{}'],
    ]);
  });

  it('skips a rule that the browser rejects', async () => {
    vi.stubGlobal('CSSStyleSheet', Sheet);
    const { addRules, adoptStyles } = await import('./adopt');
    addRules([
      [1, '.x::-unknown{}'],
      [2, '.y{}'],
    ]);
    const root = makeRoot();
    adoptStyles(root);
    expect(root.adoptedStyleSheets[0]?.cssRules).toContain('.y{}');
  });

  it('does nothing where there are no constructable sheets', async () => {
    const { adoptStyles, addRules } = await import('./adopt');
    const root = document.createElement('div').attachShadow({ mode: 'open' });
    expect(() => {
      addRules([[1, '.a{}']]);
      adoptStyles(root);
    }).not.toThrow();
  });
});
