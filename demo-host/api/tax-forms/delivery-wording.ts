import { createHash } from 'node:crypto';
import type { Language } from '@portico/server/parts';

/** What a borrower agrees to (26 CFR 1.6050S-2: scope, paper again, withdrawal, what is needed). */
const texts: Readonly<Record<Language, string>> = {
  en: 'I agree to get my tax forms (1098, 1098-E and 1098-VLI) on this site and not on paper, for this year and the years after it.\n\nI can ask for paper again at any time, on this page or by telephone. I then get the forms of later years on paper, and a form I already have here on paper if I ask for it.\n\nThe forms are PDF files. I need a browser, and a program that shows and prints PDF files. Each form stays here for seven years.',
  es: 'Acepto recibir mis formularios de impuestos (1098, 1098-E y 1098-VLI) en este sitio y no en papel, este año y los siguientes.\n\nPuedo pedir papel otra vez en cualquier momento, en esta página o por teléfono. Entonces recibo en papel los formularios de los años siguientes, y también uno que ya tengo aquí si lo pido.\n\nLos formularios son archivos PDF. Necesito un navegador y un programa que muestre e imprima archivos PDF. Cada formulario queda aquí siete años.',
};

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The wording of the consent in a language, with its hash. */
export const consentWording = (language: Language) => ({
  wording: texts[language],
  wordingHash: hashOf(texts[language]),
});

/** The wording of a hash, in whichever language it was read; undefined for another. */
export const consentByHash = (hash: string | undefined): string | undefined =>
  Object.values(texts).find((text) => hashOf(text) === hash);
