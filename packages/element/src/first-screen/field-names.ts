/** The names of the fields in a box. */
export function fieldNames(box: Element): string {
  return Array.from(box.querySelectorAll('[name]'), (field) => field.getAttribute('name')).join();
}
