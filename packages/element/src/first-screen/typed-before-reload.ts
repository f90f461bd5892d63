import { objectIn, typedKey } from '@portico/contract/page-protocol';
import { toJson } from '@portico/rules';
import { changeStorage } from './change-storage';

/** Fields whose value is no secret, by what a browser fills in. */
const kept =
  /^(username|email|name|given-name|additional-name|family-name|tel-national|postal-code)$/;

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Keeps for the next page of this tab what was typed into a first screen, except secrets. */
export function keepTyped(tag: string, box: Element): void {
  const values = fieldsIn(box).map(({ name, value }) => [name, value] as const);
  changeStorage(() =>
    sessionStorage.setItem(typedKey, toJson({ [tag]: Object.fromEntries(values) })),
  );
}

/** Fills in what was kept for the tag, once. @returns whether anything was */
export function restoreTyped(tag: string, box: Element): boolean {
  const own: unknown = objectIn(() => sessionStorage.getItem(typedKey))[tag];
  if (typeof own !== 'object' || own === null) return false;
  changeStorage(() => sessionStorage.removeItem(typedKey));
  for (const field of fieldsIn(box)) {
    const value: unknown = Reflect.get(own, field.name);
    if (typeof value === 'string') field.value = value;
  }
  return true;
}

function fieldsIn(box: Element): readonly Field[] {
  return [...box.querySelectorAll<Field>('input,textarea')].filter(
    ({ localName, autocomplete }) => localName === 'textarea' || kept.test(autocomplete),
  );
}
