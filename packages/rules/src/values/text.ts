import type { Params } from './outcome';

/** Replaces `{name}` with its value; a name without a value stays as it is. */
export function fillText(template: string, params: Params = {}): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : whole,
  );
}
