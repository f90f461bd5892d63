/**
 * Turns Tailwind's output, made for a document, into rules that work inside a shadow root.
 *
 * There `@property` is ignored, `rem` follows the host page, and one style sheet is filled rule by
 * rule as chunks arrive. So layers become plain order, every custom property gets its initial value
 * from an ordinary rule, and each utility is a separate rule.
 */
import postcss from 'postcss';
import { optimize } from '@tailwindcss/node';
import { rewriteRem } from './rem.mjs';

/**
 * Tailwind's layers of the base, lowest precedence first; without layers, earlier rules have lower precedence.
 * The last is of what is in none.
 */
const layerOrder = ['theme', 'base', 'components', ''];

/**
 * @typedef {object} Rule
 * @property {number} order    its position in the sheet, ascending
 * @property {string} css      exactly one top-level rule
 * @property {string} name     the class that needs it, or the token or animation it declares
 */

/**
 * @param {string} compiled  Tailwind's output
 * @returns {{ baseCss: string, rules: Rule[] }} what every screen needs, and the rules of the
 *   classes; deterministic, in Tailwind's order
 */
export function postProcess(compiled) {
  const root = postcss.parse(compiled);
  root.walkComments((comment) => void comment.remove());
  root.walkAtRules('property', (property) => void property.remove());
  moveToHost(root);
  rewriteRem(root);
  removeIdle(root);
  const inLayer = (name) =>
    root.nodes.flatMap((node) => {
      const isLayer = node.type === 'atrule' && node.name === 'layer';
      if ((isLayer ? node.params : '') !== name) return [];
      return isLayer ? (node.nodes ?? []) : [node];
    });
  const plain = layerOrder.flatMap(inLayer);
  return {
    baseCss: minify(plain.filter((node) => !isKeyframes(node)).join('\n')),
    rules: [
      ...[...inLayer('properties'), ...inLayer('tokens')].flatMap(tokenRules),
      ...plain.filter(isKeyframes).map((node) => ({ name: node.params, css: minify(`${node}`) })),
      ...inLayer('utilities').flatMap(utilityRules),
    ].map((rule, order) => ({ order, ...rule })),
  };
}

const isKeyframes = ({ name }) => name === 'keyframes';

/** Inside a shadow root, `:root` and `html` become the host element; `body` has no counterpart. */
function moveToHost(root) {
  root.walkRules((rule) => {
    if (!/:root|\bhtml\b|\bbody\b/.test(rule.selector)) return;
    const selectors = rule.selectors
      .map((one) => one.replace(/^(:root|html)(?![\w-])/, ':host').replace(/:root\b/g, ':host'))
      .filter((one) => one !== 'body');
    if (selectors.length === 0) rule.remove();
    else rule.selectors = [...new Set(selectors)];
  });
}

/**
 * Removes registered properties without effect: declarations of one that no rule reads are dropped,
 * and reads of one that no utility sets are replaced by its initial value. What sets the initial
 * values of the others becomes ordinary rules.
 */
function removeIdle(root) {
  const layer = root.nodes.find((node) => node.params === 'properties' && node.nodes);
  layer?.walkAtRules('supports', (condition) => void condition.replaceWith(condition.nodes));
  // The pseudo-elements inherit them.
  layer?.walkRules((rule) => void (rule.selector = '*'));
  layer?.walkDecls((initial) => {
    const { prop, value } = initial;
    const reading = new RegExp(`var\\(${prop}(?:,([^()]*))?\\)`, 'g');
    const isRead = () => root.toString().includes(`var(${prop}`);
    const written = [];
    root.walkDecls(prop, (declaration) => void written.push(declaration));
    if (written.length === 1) {
      root.replaceValues(reading, (_, fallback = '') => (value === 'initial' ? fallback : value));
      if (!isRead()) initial.remove();
    } else if (!isRead()) {
      for (const declaration of written) declaration.remove();
    }
  });
}

/** Tokens and initial values: one rule each, in the condition it is declared in. */
function tokenRules(node) {
  if (node.type === 'atrule') {
    return node.nodes.flatMap(tokenRules).map(({ name, css }) => {
      return { name, css: minify(`@${node.name} ${node.params}{${css}}`) };
    });
  }
  return node.nodes.map((token) => {
    return { name: token.prop, css: minify(`${node.selector}{${token}}`) };
  });
}

/**
 * Tailwind groups the rules of one condition; this splits them, one class each, and one entry per
 * top-level rule, because `insertRule` takes exactly one.
 */
function utilityRules(node) {
  if (node.type === 'atrule' && node.nodes?.length > 1) {
    return node.nodes.flatMap((one) => utilityRules(node.clone({ nodes: [one.clone()] })));
  }
  const name = classOf(node);
  const { nodes } = postcss.parse(minify(String(node)));
  return nodes.map((one) => ({ name, css: String(one).trim() }));
}

/**
 * The class that needs a rule. A selector may name others (`.group`, `.peer`), but a variant is
 * always longer than the class it extends.
 */
function classOf(node) {
  let longest;
  const look = (rule) => {
    for (const [, escaped] of rule.selector.matchAll(/\.((?:\\.|[\w-]|[^\0-\x7f])+)/g)) {
      const name = escaped.replace(/\\(.)/g, '$1');
      if (longest === undefined || name.length > longest.length) longest = name;
    }
  };
  if (node.type === 'rule') look(node);
  else node.walkRules(look);
  return longest;
}

/** Also removes the spaces that the minifier leaves in values with a variable. */
function minify(css) {
  const { code } = optimize(css, { minify: true });
  return code
    .trim()
    .replace(/, /g, ',')
    .replace(/ ([*/]) /g, '$1');
}
