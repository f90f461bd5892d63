import { languages } from '@portico/contract/page-protocol';
import type { Language } from './texts/index';

/** The brand colours a visitor of the demo can try; each is a rule in brand.css. */
export const brands = ['cedar', 'harbor', 'plum', 'clay'] as const;
export type Brand = (typeof brands)[number];

/** Light, dark, or the visitor's system setting. */
export const schemes = ['auto', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** Plain words, or the older ones that the specification dictates and Portico has built in. */
export const wordings = ['plain', 'built-in'] as const;
export type Wording = (typeof wordings)[number];

/** What a visitor chose in the demo bar; stored in cookies, not personal. */
export type Preferences = {
  readonly lang: Language;
  readonly brand: Brand;
  readonly scheme: Scheme;
  readonly words: Wording;
};

function oneOf<T extends string>(allowed: readonly T[], raw: string | undefined): T | undefined {
  return allowed.find((item) => item === raw);
}

/** Reads the choices by name; the first allowed value replaces an invalid one. */
export function readPreferences(read: (name: string) => string | undefined): Preferences {
  return {
    lang: oneOf(languages, read('lang')) ?? 'en',
    brand: oneOf(brands, read('brand')) ?? 'cedar',
    scheme: oneOf(schemes, read('scheme')) ?? 'auto',
    words: oneOf(wordings, read('words')) ?? 'plain',
  };
}

/** The choices a query names, allowed ones only; empty when it names none. */
export function chosenPreferences(query: URLSearchParams): Partial<Preferences> {
  const lang = oneOf(languages, query.get('lang') ?? undefined);
  const brand = oneOf(brands, query.get('brand') ?? undefined);
  const scheme = oneOf(schemes, query.get('scheme') ?? undefined);
  const words = oneOf(wordings, query.get('words') ?? undefined);
  return {
    ...(lang && { lang }),
    ...(brand && { brand }),
    ...(scheme && { scheme }),
    ...(words && { words }),
  };
}
