import { textsOf, type Catalogue, type SettingReading } from './catalogue';
import { isObject, shapeOf } from './is-object';
import type { Found } from './mistakes';
import { suggest } from './nearest';
import { list } from '../settings/list';
import { address, flag, number, picture, richText, text } from '../settings/setting';

/** Elements and attributes that no rich text may have. */
const forbidden =
  /<(script|style|iframe|object|embed|form|input|button|link|meta|base|svg)\b|\son\w+\s*=|javascript:/i;

/** What is wrong in `settings='{…}'` of a tag. */
export function findInSettings(tag: string, given: unknown, catalogue: Catalogue): Found[] {
  if (!isObject(given)) return [{ id: 'settings-shape', values: { tag, value: shapeOf(given) } }];
  const texts = textsOf(catalogue);
  const known = [...Object.keys(catalogue.settings), ...texts.keys()];
  return Object.entries(given).flatMap(([name, raw]): Found[] => {
    const value = String(raw);
    const setting = Object.hasOwn(catalogue.settings, name) && catalogue.settings[name];
    if (setting) return findInSetting(setting, { tag, name, value });
    const placeholders = texts.get(name);
    if (placeholders) return findInText({ tag, name, value }, placeholders);
    return [{ id: 'setting-unknown', values: { tag, name, nearest: suggest(name, known) } }];
  });
}

type Given = { readonly tag: string; readonly name: string; readonly value: string };

const kinds: Readonly<Record<string, string>> = {
  flag: 'flag (true or false)',
  address: 'path or an address with https://',
};

const makers = { address, flag, list, number, picture, richText, text };

function findInSetting({ kind, ...options }: SettingReading, given: Given): Found[] {
  if (options.setupOnly) return [{ id: 'setting-setup-only', values: given }];
  const markup = kind === 'richText' ? forbidden.exec(given.value)?.[0].trim() : undefined;
  if (markup) return [{ id: 'setting-markup', values: { ...given, value: markup } }];
  const isBad =
    kind === 'flag'
      ? !/^(true|false)$/i.test(given.value)
      : given.value !== '' && makers[kind]('a.b', options).read(given.value) === undefined;
  return isBad ? [{ id: 'setting-value', values: { ...given, kind: kinds[kind] ?? kind } }] : [];
}

function findInText(given: Given, placeholders: readonly string[]): Found[] {
  return [...given.value.matchAll(/\{(\w+)\}/g)]
    .map(([, value = '']) => value)
    .filter((value) => !placeholders.includes(value))
    .map((value) => ({
      id: 'text-placeholder',
      values: { ...given, value, nearest: suggest(value, placeholders) },
    }));
}
