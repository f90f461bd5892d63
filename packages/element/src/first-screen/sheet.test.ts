import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSheet } from './sheet';

const added: FakeSheet[] = [];

/** What the sheet uses of a constructable one, which jsdom lacks. */
class FakeSheet {
  cssRules: string[] = [];
  constructor() {
    added.push(this);
  }
  replaceSync(text: string) {
    this.cssRules = text.split(' ');
  }
  insertRule(rule: string, index: number) {
    if (rule.startsWith('?')) throw new DOMException('unknown selector', 'SyntaxError');
    this.cssRules.splice(index, 0, rule);
  }
}

beforeEach(() => void vi.stubGlobal('CSSStyleSheet', FakeSheet));
afterEach(() => {
  vi.unstubAllGlobals();
  added.length = 0;
});

it('keeps rules in the order of their positions after the foundation, each once', () => {
  const { addRules } = createSheet(':host{} *{}');
  addRules('3.c{}\n4.g{}');
  addRules('1.a{}\n2.c{}\n2.e{}\n9.n{}');
  expect(added.map(({ cssRules }) => cssRules)).toEqual([
    [':host{}', '*{}', '.a{}', '.c{}', '.e{}', '.g{}', '.n{}'],
  ]);
});

it('leaves a rule out that the browser does not know, and keeps the others in order', () => {
  const { addRules } = createSheet('*{}');
  addRules('1.a{}\n1?b{}\n1.c{}');
  addRules('2.b{}');
  expect(added[0]?.cssRules).toEqual(['*{}', '.a{}', '.b{}', '.c{}']);
});
