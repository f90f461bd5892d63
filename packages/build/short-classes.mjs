/** Shorter names for classes in the CDN files, where they stand in code and in rules alike. Pure. */

/** @typedef {import('../ui/build/post-process.mjs').Rule} Rule */

/** Classes are words between quotes or spaces. */
export const words = /(?<=["'`\s])[^"'`\s]+(?=["'`\s])/g;

/** A word without one of these may be another thing than a class. */
const surelyClass = /^[^'"`\s]*[-:[][^'"`\s]*$/;

/**
 * @param {readonly Rule[]} rules
 * @returns {{ rules: Rule[], shorten: (word: string) => string, lengthen: (word: string) => string }}
 *   the rules by their short names; for a word of the code its short one, and back
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

/** `A0` to `Z9`, `A10`: no word of Tailwind begins with a capital. */
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
