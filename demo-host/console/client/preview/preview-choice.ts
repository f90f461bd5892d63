import type { Locale } from '../../catalogue';

/** What a preview shows. */
export type PreviewChoice = {
  readonly tag: string;
  readonly lang: Locale;
  readonly words: 'plain' | 'built-in';
  /** Username of the borrower who is signed in; by default the first. */
  readonly borrower?: string | undefined;
  /** Number of the account or application shown; by default the borrower's first. */
  readonly account?: string | undefined;
};

export const firstChoice: PreviewChoice = { tag: 'portico-sign-in', lang: 'en', words: 'plain' };

/** Tags of mailed links: without the token of a link they lead to the sign-in. */
const tagsOfLinks = ['portico-activation', 'portico-password-change'];

/** The address of a preview's page. */
export function previewAddress({ tag, lang, words }: PreviewChoice): string {
  const token = tagsOfLinks.includes(tag) ? '&token=preview' : '';
  return `/console/preview/${encodeURIComponent(tag)}?lang=${lang}&words=${words}${token}`;
}
