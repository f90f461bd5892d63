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
 * Tailwind's layers, lowest precedence first; without layers, earlier rules have lower precedence.
 */
const layerOrder = ['properties', 'theme', 'base', 'components'];
const every = '*,::before,::after,::backdrop';

/**
 * @typedef {object} Rule
 * @property {number} order    its position in the sheet, ascending
 * @property {string} css      exactly one top-level rule
 * @property {string} [name]   the class that needs it; absent for a supporting rule
 * @property {string[]} declares  custom properties and keyframes it defines, for supporting rules
 * @property {string[]} uses   custom properties and keyframes it needs
 */

/**
 * @param {string} compiled  Tailwind's output
 * @returns {{ baseCss: string, rules: Rule[] }} deterministic, in Tailwind's order
 */
export function postProcess(compiled) {
  const root = postcss.parse(compiled);
  root.walkComments((comment) => void comment.remove());
  root.walkAtRules('property', (property) => void property.remove());
  moveToHost(root);
  rewriteRem(root);
  const initial = withoutIdle(root, initialValues(compiled));

  const layers = new Map([...layerOrder, 'tokens', 'utilities', ''].map((name) => [name, []]));
  for (const node of root.nodes) {
    if (node.type === 'atrule' && node.name === 'layer') {
      layers.get(node.params)?.push(...(node.nodes ?? []));
    } else {
      layers.get('').push(node);
    }
  }

  const theme = layers.get('theme').flatMap(declarations);
  const keyframes = layers.get('').filter(isKeyframes);
  const plain = ['base', 'components', '']
    .flatMap((name) => layers.get(name))
    .filter((node) => !isKeyframes(node))
    .map(String)
    .join('\n');

  const utilities = layers.get('utilities').flatMap(utilityRules);
  const inBase = namesIn(plain);
  const support = [
    ...initial.map(([name, value]) => supporting(name, `${every}{${name}:${value}}`)),
    ...theme.map(([name, value]) => supporting(name, `:host{${name}:${value}}`)),
    ...layers.get('tokens').flatMap(tokenRules),
    ...keyframes.map((node) => supporting(node.params, String(node))),
  ];
  const [kept, moved] = partition(support, reach(support, inBase));

  return {
    baseCss: minify([...kept.map((rule) => rule.css), plain].join('\n')),
    rules: [...moved, ...utilities].flatMap(split).map((rule, order) => ({ order, ...rule })),
  };
}

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
 * The initial value of each registered property: its fallback rule's, else its own `initial-value`,
 * else `initial`, which prevents inheritance.
 */
function initialValues(compiled) {
  const values = new Map();
  const root = postcss.parse(compiled);
  root.walkAtRules('property', (property) => {
    const own = property.nodes?.find((node) => node.prop === 'initial-value');
    values.set(property.params, own ? own.value : 'initial');
  });
  root.walkAtRules('layer', (layer) => {
    if (layer.params !== 'properties') return;
    layer.walkDecls((declaration) => void values.set(declaration.prop, declaration.value));
  });
  return [...values];
}

/**
 * Removes registered properties without effect: declarations of one that no rule reads are dropped,
 * and reads of one that no utility sets are replaced by its initial value.
 *
 * @returns {[string, string][]} the remaining ones
 */
function withoutIdle(root, initial) {
  return initial.filter(([name, value]) => {
    const written = [];
    const read = [];
    root.walkDecls((declaration) => {
      if (declaration.prop === name && !isInitial(declaration)) written.push(declaration);
      if (declaration.value.includes(`var(${name}`)) read.push(declaration);
    });
    if (read.length === 0) return void written.forEach((declaration) => declaration.remove());
    if (written.length > 0) return true;
    const reading = new RegExp(`var\\(${name}(?:,([^()]*))?\\)`, 'g');
    for (const declaration of read) {
      declaration.value = declaration.value.replace(reading, (_, fallback = '') =>
        value === 'initial' ? fallback : value,
      );
    }
    return read.some((declaration) => declaration.value.includes(`var(${name}`));
  });
}

/** Whether the declaration is in the layer where Tailwind sets initial values. */
function isInitial({ parent }) {
  return parent !== undefined && (parent.params === 'properties' || isInitial(parent));
}

/** @returns {[string, string][]} */
function declarations(node) {
  const found = [];
  const collect = (declaration) => void found.push([declaration.prop, declaration.value]);
  if (node.type === 'rule') node.walkDecls(collect);
  return found;
}

/** The theme's own tokens: one rule each, in the condition it is declared in. */
function tokenRules(node) {
  if (node.type === 'atrule') {
    return node.nodes.flatMap(tokenRules).map(({ declares, css }) => {
      return supporting(declares[0], `@${node.name} ${node.params}{${css}}`);
    });
  }
  return declarations(node).map(([name, value]) => {
    return supporting(name, `${node.selector}{${name}:${value}}`);
  });
}

function isKeyframes(node) {
  return node.type === 'atrule' && node.name === 'keyframes';
}

function supporting(name, css) {
  const uses = namesIn(css);
  uses.delete(name);
  return { css, declares: [name], uses: [...uses] };
}

/** Tailwind groups the rules of one condition; this splits them, one class each. */
function utilityRules(node) {
  if (node.type === 'atrule' && node.nodes?.length > 1) {
    return node.nodes.flatMap((one) => utilityRules(node.clone({ nodes: [one.clone()] })));
  }
  const css = String(node);
  const name = classOf(node);
  return [{ css, ...(name === undefined ? {} : { name }), declares: [], uses: [...namesIn(css)] }];
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

/**
 * The custom properties in a CSS text, and every word in an `animation`, which may name keyframes.
 */
function namesIn(css) {
  const animations = [...css.matchAll(/(?:animation(?:-name)?|--animate-[\w-]+)\s*:([^;}]*)/g)];
  return new Set([
    ...(css.match(/--[\w-]+/g) ?? []),
    ...animations.flatMap(([, value]) => value.match(/[\w-]+/g) ?? []),
  ]);
}

/** Every rule in `support` that `names` need, directly or through one another. */
function reach(support, names) {
  const reached = new Set();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    for (const rule of support) {
      if (!rule.declares.includes(name) || reached.has(rule)) continue;
      reached.add(rule);
      waiting.push(...rule.uses);
    }
  }
  return reached;
}

function partition(list, chosen) {
  return [list.filter((one) => chosen.has(one)), list.filter((one) => !chosen.has(one))];
}

/** One entry per top-level rule, because `insertRule` takes exactly one. */
function split(rule) {
  const { nodes } = postcss.parse(minify(rule.css));
  return nodes.map((node) => ({ ...rule, css: String(node).trim() }));
}

/** Also removes the spaces that the minifier leaves in values with a variable. */
function minify(css) {
  const { code } = optimize(css, { minify: true });
  return code
    .trim()
    .replace(/, /g, ',')
    .replace(/ ([*/]) /g, '$1');
}
