import { parseFlag, parseNumber, safeAddress } from '@portico/rules';
import { hiddenText } from '../texts/hidden-text';

/** The kinds of value a setting can have. */
export type SettingKind = 'flag' | 'number' | 'text' | 'richText' | 'address' | 'picture' | 'list';

/** A key as the setup writes it: `globalOptions.useFAQOption`. */
export type SettingKey = `${string}.${string}`;

/** How a setting is read. What it does is its doc comment, which the build reads. */
export type SettingOptions = {
  /**
   * It decides where secrets go, so it is read only from the server's setup: a value on a tag is
   * ignored and reported.
   */
  readonly setupOnly?: true | undefined;
  /** Of a text that is an error or an agreement: `none` does not hide it, and is reported (D186). */
  readonly alwaysShown?: true | undefined;
  /** Of a text, an address or each entry of a list: what does not match is a bad value. */
  readonly pattern?: RegExp | undefined;
};

type WithDefault<T> = SettingOptions & {
  /** Used when the setup does not have the key. Without it a number is unset, a text '' and a list empty. */
  readonly default?: T | undefined;
};

/** A setting: its key, how its value is read, and its default. */
export type Setting<T> = {
  readonly key: SettingKey;
  readonly kind: SettingKind;
  /** Reads the setup's string; undefined means the value is invalid and the default is used. */
  readonly read: (raw: string) => T | undefined;
  readonly fallback: T;
  readonly options: SettingOptions;
};

/** 'true' in any letter case is on, everything else is off, so the default is always off (D3). */
// @__NO_SIDE_EFFECTS__
export function flag(key: SettingKey, options: SettingOptions = {}): Setting<boolean> {
  return { key, kind: 'flag', read: parseFlag, fallback: false, options };
}

/** A number; empty or not a number is unset, never 0 (D3). */
export function number(
  key: SettingKey,
  options: WithDefault<number> & { default: number },
): Setting<number>;
export function number(key: SettingKey, options?: SettingOptions): Setting<number | undefined>;
// @__NO_SIDE_EFFECTS__
export function number(
  key: SettingKey,
  options: WithDefault<number> = {},
): Setting<number | undefined> {
  return { key, kind: 'number', read: parseNumber, fallback: options.default, options };
}

/** Plain text, shown as it is. '' is unset, `none` shows nothing. */
// @__NO_SIDE_EFFECTS__
export function text(key: SettingKey, options: WithDefault<string> = {}): Setting<string> {
  const read = options.pattern ? matching(options.pattern) : readText(options);
  return { key, kind: 'text', read, fallback: options.default ?? '', options };
}

/** HTML from the lender, sanitised where it is shown. '' is unset, `none` shows nothing. */
// @__NO_SIDE_EFFECTS__
export function richText(key: SettingKey, options: WithDefault<string> = {}): Setting<string> {
  return { ...text(key, options), kind: 'richText' };
}

/** The address of a page: relative or http(s), anything else is a bad value. '' is unset. */
// @__NO_SIDE_EFFECTS__
export function address(key: SettingKey, options: SettingOptions = {}): Setting<string> {
  const read = options.pattern ? matching(options.pattern) : readPage;
  return { key, kind: 'address', read, fallback: '', options };
}

/** A picture: its file name in the lender's image folder, or its address. '' is unset. */
// @__NO_SIDE_EFFECTS__
export function picture(key: SettingKey, options: SettingOptions = {}): Setting<string> {
  return { key, kind: 'picture', read: readPicture, fallback: '', options };
}

/** A text, or none at all where the lender hides it (D186). */
const readText =
  ({ alwaysShown }: SettingOptions) =>
  (raw: string): string | undefined => {
    if (raw !== hiddenText) return raw;
    return alwaysShown ? undefined : '';
  };

const readPage = (raw: string) => safeAddress(raw.trim(), 'page');
const readPicture = (raw: string) => safeAddress(raw.trim(), 'picture');
const matching = (pattern: RegExp) => (raw: string) => pattern.exec(raw.trim())?.[0];
