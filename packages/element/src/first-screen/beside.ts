import type { FirstScreenModule } from './first-screen';

/**
 * Loads the first screen next to a tag's CDN file, by session and language, as the loader names it.
 */
export function firstScreenBeside(entry: string): Promise<FirstScreenModule> {
  const shared: Record<symbol, { readonly locale?: string } | undefined> = globalThis;
  const { locale = '' } = shared[Symbol.for('portico.configuration')] ?? {};
  const language = /^es/i.test(locale) ? 'es' : 'en';
  return import(entry.replace(/js$/, `${isSignedIn() ? 'in.' : ''}${language}.js`));
}

function isSignedIn(): boolean {
  try {
    return sessionStorage.getItem('portico.session') !== null;
  } catch {
    return false;
  }
}
