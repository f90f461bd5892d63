/** What a preview shows. */
export type PreviewChoice = {
  readonly tag: string;
  readonly lang: 'en' | 'es';
  readonly words: 'plain' | 'built-in';
};

export const firstChoice: PreviewChoice = { tag: 'portico-sign-in', lang: 'en', words: 'plain' };

/** The address of a preview's page. */
export function previewAddress({ tag, lang, words }: PreviewChoice): string {
  return `/console/preview/${encodeURIComponent(tag)}?lang=${lang}&words=${words}`;
}
