import type { SettingKind, SettingOptions } from '../settings/setting';

/** How the value of a setting is read. */
export type SettingReading = SettingOptions & { readonly kind: SettingKind };

/** What the suite knows: its tags with their attributes, its settings and texts, its style properties and parts. */
export type Catalogue = {
  /** Tag → attribute → its type as TypeScript writes it. */
  readonly tags: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly settings: Readonly<Record<string, SettingReading>>;
  /** Group → its texts, separated by spaces, each followed by its placeholders: `sent{email}`. */
  readonly texts: Readonly<Record<string, string>>;
  /** Custom properties, without `--portico-`. */
  readonly properties: readonly string[];
  /** One that ends in a hyphen is followed by a variant: `button-primary`. */
  readonly parts: readonly string[];
};

/** Placeholders of pages' addresses. */
export const addressValues = ['accountReference', 'accountNumber', 'applicationNumber', 'enc'];

/** The texts by key, each with its placeholders. */
export function textsOf({ texts }: Catalogue): ReadonlyMap<string, readonly string[]> {
  return new Map(
    Object.entries(texts).flatMap(([group, words]) =>
      words.split(' ').map((word) => {
        const [name = '', ...values] = word.split(/[{}]+/).filter((part) => part !== '');
        return [`${group}.${name}`, values] as const;
      }),
    ),
  );
}
