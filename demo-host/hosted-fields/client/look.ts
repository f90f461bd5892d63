import type { CardFieldsLook } from '@portico/contract/hosted-fields';

type Check = (value: string) => boolean;

const isColor: Check = (value) => CSS.supports('color', value);
const isLength: Check = (value) => /^\d{1,3}(\.\d+)?px$/.test(value);
const isFont: Check = (value) => /^[\p{L}\d\s"',_-]{1,400}$/u.test(value);

/** The custom property of each value in `fields.css`, and what the value may be. */
const properties: Readonly<Record<keyof CardFieldsLook, readonly [name: string, check: Check]>> = {
  font: ['--font', isFont],
  size: ['--size', isLength],
  labelSize: ['--label-size', isLength],
  height: ['--height', isLength],
  radius: ['--radius', isLength],
  ink: ['--ink', isColor],
  surface: ['--surface', isColor],
  edge: ['--edge', isColor],
  danger: ['--danger', isColor],
  focus: ['--focus', isColor],
};

/** What the page uses of a look; a value of another kind is left out, and the page keeps its own. */
export function usable(look: CardFieldsLook): readonly (readonly [name: string, value: string])[] {
  const values = new Map<string, string>(Object.entries(look));
  return Object.entries(properties).flatMap(([key, [name, check]]) => {
    const value = values.get(key);
    return value !== undefined && check(value) ? [[name, value] as const] : [];
  });
}
