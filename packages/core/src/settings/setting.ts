import { parseFlag, parseNumber, safeAddress } from '@portico/rules';
import { hiddenText } from '../texts/hidden-text';

/** The kinds of value a setting can have. */
export type SettingKind = 'flag' | 'number' | 'text' | 'richText' | 'address' | 'picture' | 'list';

/** A key as the setup writes it: `globalOptions.useFAQOption`. */
export type SettingKey = `${string}.${string}`;

/** The description of a setting; the reference page is generated from it. */
export type SettingNotes<T> = {
  /** Which widgets read it, e.g. `['portico-portal']`. */
  readonly for: readonly string[];
  /** One line: what it does. */
  readonly doc: string;
  /** Used when the setup does not have the key. Without it a number is unset, a text '' and a list empty. */
  readonly default?: T | undefined;
  /**
   * It decides where secrets go, so it is read only from the server's setup: a value on a tag is
   * ignored and reported.
   */
  readonly setupOnly?: true | undefined;
  /** Of a text that is an error or an agreement: `none` does not hide it, and is reported (D186). */
  readonly alwaysShown?: true | undefined;
};

/** A setting: its key, how its value is read, and its default. */
export type Setting<T> = {
  readonly key: SettingKey;
  readonly kind: SettingKind;
  /** Reads the setup's string; undefined means the value is invalid and the default is used. */
  readonly read: (raw: string) => T | undefined;
  readonly fallback: T;
  /** Whether a tag cannot set it; see `SettingNotes`. */
  readonly setupOnly?: true | undefined;
  readonly notes: Pick<SettingNotes<unknown>, 'for' | 'doc'>;
};

/** 'true' in any letter case is on, everything else is off, so the default is always off (D3). */
// @__NO_SIDE_EFFECTS__
export function flag(
  key: SettingKey,
  notes: Omit<SettingNotes<boolean>, 'default'>,
): Setting<boolean> {
  return { key, kind: 'flag', read: parseFlag, fallback: false, setupOnly: notes.setupOnly, notes };
}

/** A number; empty or not a number is unset, never 0 (D3). */
export function number(
  key: SettingKey,
  notes: SettingNotes<number> & { default: number },
): Setting<number>;
export function number(key: SettingKey, notes: SettingNotes<number>): Setting<number | undefined>;
// @__NO_SIDE_EFFECTS__
export function number(key: SettingKey, notes: SettingNotes<number>): Setting<number | undefined> {
  return {
    key,
    kind: 'number',
    read: parseNumber,
    fallback: notes.default,
    setupOnly: notes.setupOnly,
    notes,
  };
}

/** A text, or none at all where the lender hides it (D186). */
const readText =
  ({ alwaysShown }: SettingNotes<string>) =>
  (raw: string): string | undefined => {
    if (raw !== hiddenText) return raw;
    return alwaysShown ? undefined : '';
  };

/** Plain text, shown as it is. '' is unset, `none` shows nothing. */
// @__NO_SIDE_EFFECTS__
export function text(key: SettingKey, notes: SettingNotes<string>): Setting<string> {
  return {
    key,
    kind: 'text',
    read: readText(notes),
    fallback: notes.default ?? '',
    setupOnly: notes.setupOnly,
    notes,
  };
}

/** A time of day as `HH:mm`, anything else is a bad value. '' is unset. */
// @__NO_SIDE_EFFECTS__
export function timeOfDay(key: SettingKey, notes: SettingNotes<string>): Setting<string> {
  return { ...text(key, notes), read: readTime };
}

/** HTML from the lender, sanitised where it is shown. '' is unset, `none` shows nothing. */
// @__NO_SIDE_EFFECTS__
export function richText(key: SettingKey, notes: SettingNotes<string>): Setting<string> {
  return {
    key,
    kind: 'richText',
    read: readText(notes),
    fallback: notes.default ?? '',
    setupOnly: notes.setupOnly,
    notes,
  };
}

/** The address of a page: relative or http(s), anything else is a bad value. '' is unset. */
// @__NO_SIDE_EFFECTS__
export function address(key: SettingKey, notes: SettingNotes<string>): Setting<string> {
  return { key, kind: 'address', read: readPage, fallback: '', setupOnly: notes.setupOnly, notes };
}

/** A picture: its file name in the lender's image folder, or its address. '' is unset. */
// @__NO_SIDE_EFFECTS__
export function picture(key: SettingKey, notes: SettingNotes<string>): Setting<string> {
  return {
    key,
    kind: 'picture',
    read: readPicture,
    fallback: '',
    setupOnly: notes.setupOnly,
    notes,
  };
}

const readPage = (raw: string) => safeAddress(raw.trim(), 'page');
const readPicture = (raw: string) => safeAddress(raw.trim(), 'picture');
const readTime = (raw: string) => /^(([01]\d|2[0-3]):[0-5]\d)?$/.exec(raw.trim())?.[0];
