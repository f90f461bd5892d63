import type { FirstScreenModule } from './first-screen';

/** The first screen that a CDN's file of a tag has beside it, in the language of the page. */
export function firstScreenBeside(entry: string): Promise<FirstScreenModule> {
  const shared: Record<symbol, { readonly locale?: string } | undefined> = globalThis;
  const { locale = '' } = shared[Symbol.for('portico.configuration')] ?? {};
  return import(entry.replace(/js$/, /^es/i.test(locale) ? 'es.js' : 'en.js'));
}
