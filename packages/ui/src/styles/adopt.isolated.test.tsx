import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('./styles.generated', () => ({
  baseCss: ':host{display:block}',
  classRules: { 4: '.b{color:blue}' },
}));

/** jsdom has no constructable sheets; this has the methods that are used. */
class Sheet {
  cssRules: string[] = [];
  replaceSync(text: string) {
    if (this.cssRules.length > 0) throw new Error('written anew');
    this.cssRules = [text];
  }
  insertRule(rule: string, index: number) {
    if (rule.startsWith('?')) throw new DOMException('unknown selector', 'SyntaxError');
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
    expect(first.adoptedStyleSheets[0]?.cssRules).toEqual([
      ':host{display:block}',
      '.b{color:blue}',
    ]);
  });

  it('has rules in their order and each once, whichever module brings them first', async () => {
    vi.stubGlobal('CSSStyleSheet', Sheet);
    const { adoptStyles } = await import('./adopt');
    const { addRules } = await import('./page-sheet');
    addRules({ 12: '.d{top:0}', 7: '.c{top:1px}' });
    const root = makeRoot();
    adoptStyles(root);
    addRules({ 1: '.a{top:2px}', 7: '.c{top:1px}' });
    expect(root.adoptedStyleSheets[0]?.cssRules).toEqual([
      ':host{display:block}',
      '.a{top:2px}',
      '.b{color:blue}',
      '.c{top:1px}',
      '.d{top:0}',
    ]);
  });

  it('leaves a rule out that the browser does not know, and keeps the others in order', async () => {
    vi.stubGlobal('CSSStyleSheet', Sheet);
    const { adoptStyles } = await import('./adopt');
    const { addRules } = await import('./page-sheet');
    addRules({ 5: '?c{}', 6: '.d{}' });
    const root = makeRoot();
    adoptStyles(root);
    addRules({ 7: '?e{}', 8: '.f{}' });
    expect(root.adoptedStyleSheets[0]?.cssRules).toEqual([
      ':host{display:block}',
      '.b{color:blue}',
      '.d{}',
      '.f{}',
    ]);
  });

  it('does nothing where there are no constructable sheets', async () => {
    const { adoptStyles } = await import('./adopt');
    const root = document.createElement('div').attachShadow({ mode: 'open' });
    expect(() => adoptStyles(root)).not.toThrow();
  });
});
