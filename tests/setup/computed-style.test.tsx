import { expect, it } from 'vitest';
import { jsdomComputedStyle } from './computed-style';

const realComputedStyle = jsdomComputedStyle();

const markup = `
  <main style="visibility: hidden">
    <p style="visibility: visible; pointer-events: none"><b>one</b><i style="display: block">two</i></p>
    <p hidden>three</p><p hidden="until-found">four</p><p style="display: inherit">five</p>
    <input type="hidden"><input type="HIDDEN"><input><button disabled>six</button>
    <template>seven</template><style></style><script type="text/plain"></script>
  </main>
  <dialog>one</dialog><dialog open><form method="dialog"><label>two</label></form></dialog>
  <details><summary>one</summary><p>two</p></details>
  <details open><summary>one</summary><summary>two</summary></details>
  <div popover>one</div>
  <table hidden><thead hidden><tr hidden><th>one</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>
  <ul><li>one</li></ul><svg><title>one</title><path></path><a></a></svg><select><option>1</option></select>`;

it.each(['display', 'visibility', 'pointer-events'])('%s is as jsdom resolves it', (property) => {
  document.body.innerHTML = markup;
  document.querySelector('style')?.remove();
  const elements = [...document.querySelectorAll('*')];
  const read = (computed: typeof getComputedStyle) =>
    elements.map((element) => {
      const value = computed(element).getPropertyValue(property);
      return `${element.outerHTML.slice(0, 40)} ${value}`;
    });
  // Twice: the second time what is known of an element of the same kind is used.
  read(getComputedStyle);
  expect(read(getComputedStyle)).toEqual(read(realComputedStyle));
});

it('other properties are jsdom’s, and so is everything where there is a style sheet', () => {
  document.body.innerHTML = '<p style="color: red; opacity: 0.5">one</p>';
  const [node] = document.querySelectorAll('p');
  if (!node) throw new Error('No paragraph');
  expect(getComputedStyle(node).color).toBe(realComputedStyle(node).color);
  expect(getComputedStyle(node).opacity).toBe('0.5');
  const sheet = document.createElement('style');
  sheet.textContent = 'p { display: none; visibility: hidden }';
  document.body.append(sheet);
  expect(getComputedStyle(node).display).toBe('none');
  expect(getComputedStyle(node).visibility).toBe('hidden');
});
