/** Detects markup that has become active: what it runs and requests, and what it leaves in a page. */
import { deep, fakeApi } from './page.js';

/** Elements that run or load a document, or change how the page loads others. */
const active = [
  ...['script', 'iframe', 'frame', 'frameset', 'object', 'embed', 'applet', 'base', 'meta'],
  ...['portal', 'fencedframe'],
].join();

/** Elements that belong to the widget around a lender's text. */
const ofWidget = [
  ...['style', 'link', 'form', 'input', 'button', 'select', 'textarea', 'slot', 'template'],
  ...['svg', 'math', 'audio', 'video'],
].join();

/** Attributes that a widget's own elements have, and that a lender's text must not have. */
const namesOfWidget = ['id', 'name', 'class', 'style', 'slot', 'part', 'background'];

const addressNames = [
  ...['href', 'xlink:href', 'src', 'srcset', 'action', 'formaction', 'data', 'poster', 'ping'],
  ...['background', 'cite'],
];

/** As a browser reads it: without line ends and tabs, and without leading spaces and controls. */
const isCode = (address) =>
  /^[\s\p{Cc}]*(javascript|vbscript|view-source|data|blob):/iu.test(
    address.replace(/[\t\n\r]/g, ''),
  );

// Taken from the prototype: an element's fields may shadow its own properties.
const { get: attributesOf } = Object.getOwnPropertyDescriptor(Element.prototype, 'attributes');
const has = (element, name) => Element.prototype.hasAttribute.call(element, name);
const matches = (element, selector) => Element.prototype.matches.call(element, selector);

/** A picture runs nothing, whatever its format. */
const isPicture = (element, { name, value }) =>
  matches(element, 'img') && name === 'src' && value.startsWith('data:image/');

const isActive = (element, attribute) =>
  /^on/i.test(attribute.name) ||
  attribute.name === 'srcdoc' ||
  (addressNames.includes(attribute.name) &&
    isCode(attribute.value) &&
    !isPicture(element, attribute));

/** What in a tree, with the shadow trees inside it, could run. */
export function activeIn(root) {
  return deep(root, '*').flatMap((element) => [
    ...(matches(element, active) ? [`<${element.localName}>`] : []),
    ...[...attributesOf.call(element)]
      .filter((attribute) => isActive(element, attribute))
      .map(({ name, value }) => `<${element.localName} ${name}="${value}">`),
  ]);
}

/** What in a lender's text is more than text, lists, tables, links and pictures. */
export function foreignIn(text) {
  return [...text.querySelectorAll('*')].flatMap((element) => [
    ...(matches(element, ofWidget) || element.localName.includes('-')
      ? [`<${element.localName}>`]
      : []),
    ...[...namesOfWidget, 'is']
      .filter((name) => has(element, name))
      .map((name) => `<${element.localName} ${name}>`),
  ]);
}

/** The server that the payloads request; see `away` of `payloads/parts.js`. */
const payloadServer = fakeApi('payloads');

/** Long enough for what starts by itself: pictures that fail, animations, documents in frames. */
const delay = 300;

/** Observes what payloads run and request from now on. Pages of the suite are frames of this one. */
export async function watchExecution() {
  let executions = 0;
  top.executed = () => {
    executions += 1;
  };
  const { length } = await payloadServer.requests();
  return {
    /** Counts the dialogs of a page, too. */
    dialogsOf: (page) => {
      for (const name of ['alert', 'confirm', 'prompt', 'print']) page.window[name] = top.executed;
    },
    /** What has run and been requested, including what the latest markup starts. */
    result: async () => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      return { executions, requests: (await payloadServer.requests()).slice(length) };
    },
  };
}

export const nothing = { executions: 0, requests: [] };
