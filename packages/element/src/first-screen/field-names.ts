/** The names of the fields in a box. */
export function fieldNames(box: Element): readonly string[] {
  return [...box.querySelectorAll<HTMLInputElement>('[name]')].map(({ name }) => name);
}
