import { expect, it } from 'vitest';
import { branchesOf, classesIn, withClasses } from './branches.mjs';

const markup =
  '<!--$--><div class="a b"><input name="n" value="&lt;1&gt;"/><svg viewBox="0 0 1 1"><path d="M0"></path></svg><p>one<!-- --> &amp; two<br/></p></div><!--/$-->';

it('reads what React writes: comments, texts, elements with and without an end', () => {
  expect(branchesOf(markup)).toEqual([
    ['$'],
    [
      'div',
      { class: 'a b' },
      ['input', { name: 'n', value: '<1>' }],
      ['svg', { viewBox: '0 0 1 1' }, ['path', { d: 'M0' }]],
      ['p', {}, 'one', [' '], ' & two', ['br', {}]],
    ],
    ['/$'],
  ]);
});

it('knows the classes that stand in it', () => {
  expect(classesIn(branchesOf(markup))).toEqual(['a', 'b']);
});

it('changes the classes and leaves all else as it stands', () => {
  expect(withClasses(branchesOf(markup), (name: string) => `${name}1`)).toEqual(
    branchesOf(markup.replace('a b', 'a1 b1')),
  );
});
