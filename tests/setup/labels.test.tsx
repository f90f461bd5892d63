import { expect, it } from 'vitest';
import { labelsOf } from './labels';

const markup = [
  '<label for="a">1</label><label for="a">2</label><input id="a">',
  '<label for="b">3</label><input type="HIDDEN" id="b"><div id="c"></div><label for="c">4</label>',
  '<label>5 <i><select></select></i><textarea></textarea></label>',
  '<label for="">6 <button></button></label><label for="d">7 <output id="e"></output></label>',
  '<meter id="d"></meter><progress id="d"></progress><input type="checkbox">',
].join('');

const controls = 'button,input,meter,output,progress,select,textarea';

function show(): readonly Element[] {
  document.body.innerHTML = markup;
  const shadow = document.createElement('div').attachShadow({ mode: 'open' });
  shadow.innerHTML = markup;
  document.body.append(shadow.host);
  const apart = document.createElement('div');
  apart.innerHTML = markup;
  return [document.body, shadow, apart].flatMap((root) => [...root.querySelectorAll(controls)]);
}

it('a control has the labels that jsdom finds, wherever it is', () => {
  const found = show().map(labelsOf);
  const listOf = (labels: ArrayLike<Node> | null) => labels && Array.from(labels);
  expect(found.map(({ inUse }) => listOf(inUse))).toEqual(found.map(({ own }) => listOf(own)));
  expect(found.filter(({ own }) => own && own.length > 0)).toHaveLength(9);
  expect(found.some(({ inUse, own }) => inUse !== own && inUse !== null)).toBe(true);
});
