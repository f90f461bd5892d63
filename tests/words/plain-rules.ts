import type { Locale } from '@portico/core';

/** What no borrower should have to read, and how to find it in a sentence. */
type Rule = { readonly name: string; readonly find: Readonly<Record<Locale, RegExp>> };

/** Names, abbreviations and keys that are written so. */
const names = [
  /\{\w+\}[kM]?/g,
  /Social Security|Seguro Social|App Store|Google Play|Word\b|Eastern|del Este/g,
  /\b(PDF|CSV|JPG|PNG|DOCX?|MB|AM|PM|STOP|OK|I)\b/g,
  /MM\/(DD\/)?(YY|AA)(YY|AA)?/g,
  /\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g,
  /\bA to Z\b|\bA a la Z\b/g,
  /arrow keys and Enter|flecha e Intro/g,
];

const rules: readonly Rule[] = [
  { name: 'a field name', find: { en: /\b[a-z]+[A-Z]\w*/, es: /\b[a-z]+[A-Z]\w*/ } },
  {
    name: 'a code',
    find: {
      en: /\b(ACH|SSN|CVV|CVC|MFA|IP|Ip|Id|ID|E-Check)\b|internal server/i,
      es: /\b(ACH|SSN|CVV|CVC|MFA|IP|ID|E-Check)\b|error interno/i,
    },
  },
  { name: 'two full stops', find: { en: /\.\./, es: /\.\./ } },
  {
    name: 'Title Case',
    // A capital that begins neither a sentence nor what is quoted or in parentheses.
    find: { en: /[^.?!:…“«(¿¡)\s]\s+\p{Lu}/u, es: /[^.?!:…“«(¿¡)\s]\s+\p{Lu}/u },
  },
  {
    name: 'old words',
    find: {
      en: /\binvalid\b|\berrors?\b|\bproblem (retrieving|saving|creating|submitting|updating)|something went wrong|\bunable\b|\bfailed to\b|\brequired\b|credentials|delinquent|retriev|captcha|\bvalidat|token|textable|successful|authorized|\bmisc\b|opt(ed)? out|transaction (d|a)|nightly|cutoff|\bdraft\b|dashboard|\bIn order to\b|cannot be modified|disclosure/i,
      es: /no (es |son )?válid|inválid|\berror(es)?\b|hubo un problema|algo salió mal|obligatori|se requiere|requerid|credencial|en mora|token|autorizado|restringid|nocturno|acuerdo de débito|\bpanel\b|modificar/i,
    },
  },
];

/** The rules that a sentence breaks. */
export function brokenRules(sentence: string, locale: Locale): readonly string[] {
  const text = names.reduce((rest, one) => rest.replace(one, 'x'), sentence);
  return rules.filter(({ find }) => find[locale].test(text)).map(({ name }) => name);
}
