import { fromJson } from '@portico/rules';
import type { Catalogue } from './catalogue';
import { findInSettings } from './find-settings';
import { jsonFault } from './json-fault';
import type { Found } from './mistakes';
import { suggest } from './nearest';

/** Attributes that every element may have, and those of frameworks. */
const common =
  /^(id|class|style|slot|title|lang|dir|hidden|part|exportparts|role|tabindex|nonce|is|inert|popover|translate|autofocus|accesskey|draggable|spellcheck|data-.*|aria-.*|on.*|item.*|[^a-z].*|.*[:@].*|(v|x|ng|hx|up)-.*|_.*)$/;

export function findInAttributes(tags: readonly Element[], catalogue: Catalogue): Found[] {
  return tags.flatMap((element) => {
    const known = catalogue.tags[element.localName];
    if (!known) return [];
    return [...element.attributes].flatMap(({ name, value }) => {
      const tag = element.localName;
      const type = known[name];
      if (type !== undefined) return findInValue({ tag, name, value }, type, catalogue);
      const own = name.replace(/^data-/, '');
      if (own !== name && own in known)
        return [{ id: 'attribute-data', values: { tag, name: own, value } } as const];
      const nearest = suggest(name, Object.keys(known));
      return common.test(name)
        ? []
        : [{ id: 'attribute-unknown', values: { tag, name, nearest } } as const];
    });
  });
}

type Attribute = { readonly tag: string; readonly name: string; readonly value: string };

function findInValue(attribute: Attribute, type: string, catalogue: Catalogue): Found[] {
  const { tag, name, value } = attribute;
  if (name === 'theme')
    return /^(light|dark|auto)$/.test(value) ? [] : [{ id: 'theme-unknown', values: attribute }];
  if (name === 'settings') {
    const fault = jsonFault(value);
    if (fault) return [{ id: 'attribute-json', values: { ...attribute, ...fault } }];
    return findInSettings(tag, fromJson(value), catalogue);
  }
  if (type === 'boolean')
    return ['', 'true', 'false', name].includes(value)
      ? []
      : [{ id: 'attribute-boolean', values: attribute }];
  const choices = type.split(' | ').map((choice) => choice.replaceAll("'", ''));
  if (type === 'string' || choices.includes(value)) return [];
  return [{ id: 'attribute-choice', values: { ...attribute, nearest: suggest(value, choices) } }];
}
