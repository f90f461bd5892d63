import { parseArgs } from 'node:util';

/**
 * Reads the options of a command by their defaults, which also give their types: `false` is a flag,
 * a number has to be more than 0, `undefined` is a text without a default, a list may be given several times, each time one of its values.
 *
 * @template {Record<string, boolean | number | string | readonly string[] | undefined>} T
 * @param {T} defaults
 * @param {readonly string[]} args
 * @returns {{ [K in keyof T]: T[K] extends number ? number : T[K] extends boolean ? boolean : T[K] extends string ? string : string[] }}
 * @throws {Error} with what is wrong
 */
export function parseOptions(defaults, args) {
  const { values } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      Object.entries(defaults).map(([name, usual]) => [
        name,
        { type: usual === false ? 'boolean' : 'string', multiple: Array.isArray(usual) },
      ]),
    ),
  });
  return Object.fromEntries(
    Object.entries(defaults).map(([name, usual]) => [
      name,
      name in values ? checked(name, values[name], usual) : usual,
    ]),
  );
}

function checked(name, value, usual) {
  if (typeof usual === 'number') {
    if (Number(value) > 0) return Number(value);
    throw new Error(`--${name} has to be a number of more than 0, not "${value}".`);
  }
  const unknown = Array.isArray(usual) && value.find((one) => !usual.includes(one));
  if (!unknown) return value;
  throw new Error(`--${name} is one of ${usual.join(', ')}, not "${unknown}".`);
}

/**
 * The options of this process; where one is wrong, it says what and ends with 2.
 *
 * @template {Record<string, boolean | number | string | readonly string[] | undefined>} T
 * @param {T} defaults
 */
export function readOptions(defaults) {
  try {
    return parseOptions(defaults, process.argv.slice(2));
  } catch (error) {
    console.error(error.message);
    return process.exit(2);
  }
}
