/** Shorter names for classes in the code and style rules of the CDN files. Pure. */

/** @typedef {import('../ui/build/post-process.mjs').Rule} Rule */

/** Candidates for classes: strings between quotes or spaces. */
export const words = /(?<=["'`\s])[^"'`\s]+(?=["'`\s])/g;

/** A string without one of these characters may not be a class. */
const surelyClass = /^[^'"`\s]*[-:[][^'"`\s]*$/;

/**
 * @param {readonly Rule[]} rules
 * @returns {{ rules: Rule[], shorten: (word: string) => string, lengthen: (word: string) => string }}
 *   the rules with short names; a string of the code to its short name, and back
 */
export function shortClasses(rules) {
  const names = [
    ...new Set(rules.map(({ name }) => name).filter((name) => surelyClass.test(name))),
  ];
  const shortOf = new Map(names.map((name, index) => [name, shortName(index)]));
  const longOf = new Map([...shortOf].map(([name, short]) => [short, name]));
  return {
    rules: rules.map((rule) => ({ ...rule, css: renamed(rule, shortOf.get(rule.name)) })),
    shorten: (word) => shortOf.get(word) ?? word,
    lengthen: (word) => longOf.get(word) ?? word,
  };
}

/** `A0` to `Z9`, `A10`: no Tailwind class begins with a capital. */
function shortName(index) {
  return String.fromCharCode(65 + (index % 26)) + Math.floor(index / 26).toString(36);
}

function renamed({ name, css }, short) {
  if (short === undefined) return css;
  const selector = `.${name.replace(/[^\w-]/g, '\\$&')}`;
  return css.split(selector).reduce((before, after) => {
    // A longer name may begin with this one.
    const goesOn = /^(\\|[\w-])/.test(after);
    return `${before}${goesOn ? selector : `.${short}`}${after}`;
  });
}
