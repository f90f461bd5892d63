import { expect } from 'chai';
import { closePages, elements, entryOf, openPage, until } from '../support/page.js';

/**
 * Sample values for a property of each kind: as a value, as the attribute's text, and unreadable.
 */
const samples = {
  string: ({ type }) => {
    const words = [...type.matchAll(/'([^']*)'/g)].map(([, word]) => word);
    return words.length > 0
      ? { value: words.at(-1), text: words.at(-1), bad: 'no such word' }
      : { value: 'a text', text: 'a text' };
  },
  boolean: () => ({ value: true, text: '' }),
  number: ({ type }) =>
    type === 'number'
      ? { value: 7.5, text: '7.5', bad: 'seven' }
      : { value: 3, text: '3', bad: '7' },
  json: ({ name, type }) => {
    if (name === 'settings') return { value: { 'a.b': 'c' }, text: '{"a.b":"c"}', bad: '{' };
    return type === 'number[]' ? { value: [1, 2], text: '[1,2]', bad: '{' } : { bad: '{' };
  },
};

for (const element of elements) {
  describe(`properties of <${element.tag}>`, () => {
    const title = (name, what) => `<${element.tag}> ${name}: ${what}`;
    const scripts = [entryOf(element)];
    afterEach(closePages);

    async function defined() {
      const page = await openPage({ scripts });
      await page.window.customElements.whenDefined(element.tag);
      const node = page.document.createElement(element.tag);
      return { page, node };
    }

    for (const property of element.properties) {
      const { name, attribute, kind } = property;
      const { value, text, bad } = samples[kind](property);

      if (value !== undefined) {
        it(title(name, 'keeps a value assigned before the definition'), async () => {
          const page = await openPage({ body: `<${element.tag}></${element.tag}>` });
          const node = page.find(element.tag);
          node[name] = value;
          await page.load(scripts[0], element.tag);
          expect(node[name]).to.deep.equal(value);
          expect(Object.hasOwn(node, name), 'the accessor is not hidden').to.equal(false);
        });

        it(title(name, 'can be assigned after the definition, in the page or not'), async () => {
          const { page, node } = await defined();
          node[name] = value;
          page.document.body.append(node);
          expect(node[name]).to.deep.equal(value);
          node[name] = undefined;
          expect(node[name]).to.deep.equal(property.default);
          node[name] = value;
          expect(node[name]).to.deep.equal(value);
        });

        it(
          title(name, 'follows its attribute: set before the definition, removed, set again'),
          async () => {
            const page = await openPage({ body: `<${element.tag}></${element.tag}>` });
            const node = page.find(element.tag);
            node.setAttribute(attribute, text);
            await page.load(scripts[0], element.tag);
            expect(node[name]).to.deep.equal(value);
            node.removeAttribute(attribute);
            expect(node[name]).to.deep.equal(property.default);
            node.setAttribute(attribute, text);
            expect(node[name]).to.deep.equal(value);
          },
        );

        it(title(name, 'keeps an assigned value until the attribute changes'), async () => {
          const { node } = await defined();
          const other = kind === 'boolean' ? 'false' : text;
          node[name] = value;
          expect(node.getAttributeNames(), 'nothing is reflected').to.deep.equal([]);
          node.setAttribute(attribute, other);
          expect(node[name]).to.deep.equal(kind === 'boolean' ? false : value);
          node.removeAttribute(attribute);
          expect(node[name]).to.deep.equal(property.default);
        });
      }

      if (kind === 'boolean') {
        it(title(name, 'is on when present, off for "false"'), async () => {
          const { node } = await defined();
          for (const [written, read] of [
            ['', true],
            [attribute, true],
            ['true', true],
            ['false', false],
          ]) {
            node.setAttribute(attribute, written);
            expect(node[name], `"${written}"`).to.equal(read);
          }
        });
      }

      if (bad !== undefined) {
        it(title(name, 'keeps its default and reports an unreadable value'), async () => {
          const { page, node } = await defined();
          page.document.body.append(node);
          node.setAttribute(attribute, bad);
          expect(node[name]).to.deep.equal(property.default);
          const { detail } = await page.heard('portico-error', node);
          expect(detail).to.deep.equal({ code: 'property', tag: element.tag, property: name });
          node[name] = Symbol('no value of any kind');
          expect(node[name]).to.deep.equal(property.default);
          await until(
            () => page.probe.heard.filter(({ type }) => type === 'portico-error').length === 2,
            'the second report',
          );
        });
      }
    }
  });
}
