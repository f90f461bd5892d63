import type { Context } from 'hono';
import { languageOf, type Language } from '../documents/language';

/** The language that a request prefers. */
export function askedLanguage({ req }: Context): Language {
  return languageOf(req.header('Accept-Language')?.trim().slice(0, 2).toLowerCase());
}
