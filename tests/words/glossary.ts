import type { Locale } from '@portico/core';

/** One name for one thing: what a borrower reads, and the names that are not used for it. */
export type Term = {
  readonly means: string;
  readonly use: Readonly<Record<Locale, string>>;
  /** Matches the names not used, in any letter case. */
  readonly avoid: Readonly<Partial<Record<Locale, RegExp>>>;
};

export const glossary: readonly Term[] = [
  {
    means: 'beginning a session',
    use: { en: 'sign in', es: 'iniciar sesión' },
    avoid: {
      en: /\blog(ged|ging)?[ -]?in\b|\blog[ -]?on\b/i,
      es: /\bingresar al sistema\b|\bacceder con\b/i,
    },
  },
  {
    means: 'ending a session',
    use: { en: 'sign out', es: 'cerrar sesión' },
    avoid: { en: /\blog(ged|ging)?[ -]?out\b|\bsign off\b/i, es: /\bsalir de (la|su) sesión\b/i },
  },
  {
    means: 'the name a borrower signs in with',
    use: { en: 'username', es: 'nombre de usuario' },
    avoid: { en: /\b(user|login|logon) name\b|\buser id\b/i, es: /^usuario$/i },
  },
  {
    means: 'what a borrower signs in to',
    use: { en: 'online access', es: 'acceso en línea' },
    avoid: {
      en: /\b(creat|activat|set up)\w* (an|my|the|your) account\b|\baccount\b[^.]* (activated|active|created|registered)\b|\bin to (my|your) account\b|\bpasskey\b[^.]* account\b/i,
      es: /\b(crear|activar|active) (la|su|una) cuenta\b|\bcuenta\b[^.]* (activad[ao]|activó|cread[ao]|creó|creado|registrada)\b|\bsesión en (mi|su) cuenta\b|\bllave de acceso\b[^.]* cuenta\b/i,
    },
  },
  {
    means: 'the word a borrower signs in with',
    use: { en: 'password', es: 'contraseña' },
    avoid: { en: /\bpass ?(word )?phrase\b|\bpasscode\b/i, es: /\bclave\b/i },
  },
  {
    means: 'the code sent by email',
    use: { en: 'security code', es: 'código de seguridad' },
    avoid: {
      en: /\b(verification|validation|one-time|access) code\b/i,
      es: /\bcódigo de (verificación|validación|acceso)\b/i,
    },
  },
  {
    means: 'the question that shows who somebody is',
    use: { en: 'security question', es: 'pregunta de seguridad' },
    avoid: { en: /\bsecret (question|answer)\b/i, es: /\b(pregunta|respuesta) secreta\b/i },
  },
  {
    means: 'mail over the internet',
    use: { en: 'email', es: 'correo electrónico' },
    avoid: { en: /\be-mail/i, es: /\be-?mail\b/i },
  },
  {
    means: 'five digits that name a place',
    use: { en: 'zip code', es: 'código postal' },
    avoid: { en: /\bzip(?! code)\b|\bpost(al)? code\b/i, es: /\bzip\b/i },
  },
  {
    means: 'what has to be paid now',
    use: { en: 'amount due', es: 'monto adeudado' },
    avoid: {
      en: /\bdue amount\b|\btotal (amount )?due\b|\bamount owed\b/i,
      es: /\b(monto|total) a pagar\b|\btotal adeudado\b|\bimporte\b/i,
    },
  },
  {
    means: 'the day by which it has to be paid',
    use: { en: 'due date', es: 'fecha de vencimiento' },
    avoid: { en: /\bdue day\b|\bpay-by date\b/i, es: /\bfecha límite\b/i },
  },
  {
    means: 'what pays a loan off',
    use: { en: 'payoff amount', es: 'monto de liquidación' },
    avoid: { en: /\bpay[ -]?off quote\b/i, es: /\bcotización\b/i },
  },
  {
    means: 'payments that are made by themselves',
    use: { en: 'autopay', es: 'pago automático' },
    avoid: { en: /\brecurring\b|\bautomatic payment\b/i, es: /\brecurrentes?\b/i },
  },
  {
    means: 'ending autopay',
    use: { en: 'turn off', es: 'desactivar' },
    avoid: {
      en: /\b(delete|deleting) autopay\b|\bautopay\b[^.]* (deleted|removed|cancell?ed)\b/i,
      es: /\belimin\w+ (primero )?el pago automático\b|\bpago automático\b[^.]* elimin/i,
    },
  },
  {
    means: 'where money is taken from at a bank',
    use: { en: 'bank account', es: 'cuenta bancaria' },
    avoid: { en: /\bE-?Check\b|\bACH\b/i, es: /\bE-?Check\b|\bACH\b|\bcheque electrónico\b/i },
  },
  {
    means: 'the last digits of an account or card',
    use: { en: 'ending in', es: 'terminada en' },
    avoid: {
      en: /\bx(\d{4})?(?![\w-])|\bends? with\b/i,
      // X is a Wednesday.
      es: /\bx(\d{4})?(?![\w-])|\b[Qq]ue (acaba|termina) en\b/,
    },
  },
  {
    means: 'the number of a payment made',
    use: { en: 'confirmation number', es: 'número de confirmación' },
    avoid: {
      en: /\b(reference|transaction) number\b|\bconfirmation code\b/i,
      es: /\bnúmero de (referencia|transacción)\b/i,
    },
  },
  {
    means: 'doing again what did not work',
    use: { en: 'try again', es: 'intentar de nuevo' },
    avoid: { en: /\bretry\b/i, es: /\breint[eé]nt/i },
  },
  {
    means: 'who lends the money',
    use: { en: 'us', es: 'nosotros' },
    avoid: { en: /\binstitution\b/i, es: /\binstitución\b/i },
  },
  {
    means: 'an office of the lender',
    use: { en: 'branch', es: 'sucursal' },
    avoid: { en: /\blocations\b|\bservicing branch\b/i, es: /\bubicaciones\b/i },
  },
];

/** The terms of the glossary that a sentence names otherwise. */
export const misnamed = (sentence: string, locale: Locale): readonly Term[] =>
  glossary.filter(({ avoid }) => avoid[locale]?.test(sentence.replaceAll(/\{\w+\}/g, '')));
