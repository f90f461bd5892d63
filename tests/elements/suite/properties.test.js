import { expect } from 'chai';
import { closePages, elements, entryOf, openPage, until } from '../support/page.js';

/**
 * Sample values for a property of each kind: as a value, as the attribute's text, and unreadable.
 */
const samples = {
  string: ({ name, type }) => {
    if (name === 'day') return { value: '2026-12-01', text: '2026-12-01', bad: '2026-13-01' };
    const words = [...type.matchAll(/'([^']*)'/g)].map(([, word]) => word);
    return words.length > 0
      ? { value: words.at(-1), text: words.at(-1), bad: 'no such word' }
      : { value: 'a text', text: 'a text' };
  },
  boolean: () => ({ value: true, text: '' }),
  number: ({ type }) =>
    type === 'number' ? { value: 7, text: '7', bad: 'seven' } : { value: 3, text: '3', bad: '7' },
  json: ({ name, type }) => {
    if (name === 'settings') return { value: { 'a.b': 'c' }, text: '{"a.b":"c"}', bad: '{' };
    return type === 'number[]' ? { value: [1, 2], text: '[1,2]', bad: '{' } : { bad: '{' };
  },
};

/** How a boolean reads what its attribute contains. */
const written = (attribute) => [
  ['', true],
  [attribute, true],
  ['true', true],
  ['false', false],
];

for (const element of elements.filter(({ properties }) => properties.length > 0)) {
  const { tag, properties } = element;
  const all = properties.map((property) => ({ ...property, ...samples[property.kind](property) }));
  const valued = all.filter(({ value }) => value !== undefined);
  const unreadable = all.filter(({ bad }) => bad !== undefined);

  describe(`properties of <${tag}>`, () => {
    const title = (what) => `<${tag}> ${what}`;
    const scripts = [entryOf(element)];
    afterEach(closePages);

    /** A page where the tag is defined, and a way to make an element of it. */
    async function defined() {
      const page = await openPage({ scripts });
      await page.window.customElements.whenDefined(tag);
      return { page, create: () => page.document.createElement(tag) };
    }

    it(
      title('keeps each property and follows each attribute set before its definition'),
      async () => {
        const page = await openPage({ body: `<${tag}></${tag}>`.repeat(2 * valued.length) });
        const nodes = [...page.document.querySelectorAll(tag)];
        const assigned = nodes.splice(0, valued.length);
        for (const [index, { name, attribute, value, text }] of valued.entries()) {
          assigned[index][name] = value;
          nodes[index].setAttribute(attribute, text);
        }
        await page.load(scripts[0], tag);
        for (const [index, property] of valued.entries()) {
          const { name, attribute, value, text } = property;
          expect(assigned[index][name], name).to.deep.equal(value);
          expect(Object.hasOwn(assigned[index], name), `${name} hides its accessor`).to.equal(
            false,
          );
          const node = nodes[index];
          expect(node[name], name).to.deep.equal(value);
          node.removeAttribute(attribute);
          expect(node[name], `${name}, removed`).to.deep.equal(property.default);
          node.setAttribute(attribute, text);
          expect(node[name], `${name}, set again`).to.deep.equal(value);
        }
      },
    );

    it(title('keeps each property assigned after its definition, in the page or not'), async () => {
      const { page, create } = await defined();
      for (const { name, value, default: unset } of valued) {
        const node = create();
        node[name] = value;
        page.document.body.append(node);
        expect(node[name], name).to.deep.equal(value);
        node[name] = undefined;
        expect(node[name], `${name}, undefined`).to.deep.equal(unset);
        node[name] = value;
        expect(node[name], `${name}, assigned again`).to.deep.equal(value);
        node.remove();
      }
    });

    it(title('keeps each assigned property until its attribute changes'), async () => {
      const { create } = await defined();
      for (const { name, attribute, kind, value, text, default: unset } of valued) {
        const node = create();
        node[name] = value;
        expect(node.getAttributeNames(), `${name} is not reflected`).to.deep.equal([]);
        node.setAttribute(attribute, kind === 'boolean' ? 'false' : text);
        expect(node[name], name).to.deep.equal(kind === 'boolean' ? false : value);
        node.removeAttribute(attribute);
        expect(node[name], `${name}, removed`).to.deep.equal(unset);
        // A boolean is on when present, and off for "false".
        for (const [content, read] of kind === 'boolean' ? written(attribute) : []) {
          node.setAttribute(attribute, content);
          expect(node[name], `${name}="${content}"`).to.equal(read);
        }
      }
    });

    it(title('keeps the default of each property and reports an unreadable value'), async () => {
      const { page, create } = await defined();
      for (const { name, attribute, bad, default: unset } of unreadable) {
        const node = create();
        const reports = () =>
          page.probe.heard.filter(
            ({ type, target }) => type === 'portico-error' && target === node,
          );
        page.document.body.append(node);
        node.setAttribute(attribute, bad);
        expect(node[name], name).to.deep.equal(unset);
        const { detail } = await page.heard('portico-error', node);
        expect(detail).to.deep.equal({ code: 'property', tag, property: name });
        node[name] = Symbol('no value of any kind');
        expect(node[name], name).to.deep.equal(unset);
        await until(() => reports().length === 2, `the second report of ${name}`);
        node.remove();
      }
    });
  });
}
