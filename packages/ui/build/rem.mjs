/**
 * `rem` inside a shadow root follows the host page's root font size, so that a page with
 * `html { font-size: 62.5% }` would shrink every widget. Lengths follow `--p-rem` instead: the lender's
 * `--portico-rem`, else the browser's text size where the page leaves it, and 16 px at least.
 */
const lengthOfRem = '--p-rem';
const rem = /(?<![\w.#-])(-?(?:\d+\.?\d*|\.\d+))rem\b/g;
const pixels = /(?<![\w.#-])(\d+)px\b/g;
const pixelsPerRem = 16;

/** @param {import('postcss').Root} root  changed in place */
export function rewriteRem(root) {
  root.walkDecls((declaration) => {
    if (declaration.prop !== lengthOfRem) declaration.value = rewriteLengths(declaration.value);
  });
  // Queries cannot read custom properties, and a container query's `rem` follows the host page. Its
  // `em` follows the container's text, whose size is `--p-rem`: larger text makes it narrower.
  root.walkAtRules('container', (container) => {
    container.params = container.params
      .replace(rem, (_, n) => `${n}em`)
      .replace(pixels, (_, n) => `${Number(n) / pixelsPerRem}em`);
  });
}

/** @param {string} value */
function rewriteLengths(value) {
  return value.replace(rem, (_, n) =>
    Number(n) === 1 ? 'var(--p-rem)' : `calc(${n} * var(--p-rem))`,
  );
}
