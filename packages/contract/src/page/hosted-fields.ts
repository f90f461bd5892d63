import { readWire, type Codec, type Fields, type ValueOf } from '../codec/codec';
import { entity, sameName } from '../codec/entity';
import { languages } from '../languages.generated';
import { choice, flag, integer, list, optional, optionalText, text } from '../codec/fields';

/*
 * Messages between a payment form and the page of another origin in which a card's number and
 * security code are typed (D88). Both stay in that page; a token is returned. Each side accepts
 * only messages from the other's origin that match these codecs.
 */

/** Identifies these messages; other scripts of a page send messages too. */
const channel = choice(['portico-card-fields']);

const cardType = choice(['Visa', 'Mastercard', 'Amex', 'Discover']);
const field = choice(['number', 'securityCode']);

const message = <F extends Fields>(fields: F) => entity(fields, sameName);

/** The error of each field; absent when it is valid. */
const problems = message({
  number: optional(choice(['required', 'invalid', 'unsupported'])),
  securityCode: optional(choice(['required', 'invalid'])),
});

/**
 * How the fields around the frame look, as computed CSS values, so that those in it can look like
 * them. A page checks each value before it uses it: it comes from another origin.
 */
const look = message({
  /** A list of typefaces; the page may have others. */
  font: text,
  /** Sizes in px: the text of a field, its label, the least height of a field, its corners. */
  size: text,
  labelSize: text,
  height: text,
  radius: text,
  /** Colours: text, ground and edge of a field, errors, the ring around the field with the focus. */
  ink: text,
  surface: text,
  edge: text,
  danger: text,
  focus: text,
});

/** The sentences of the fields, in the language and the words of the page around the frame. */
const sentences = message({
  number: text,
  securityCode: text,
  numberRequired: text,
  numberInvalid: text,
  numberUnsupported: text,
  securityCodeRequired: text,
  securityCodeInvalid: text,
});

const fromForm = [
  /** The first message, once the frame has loaded. */
  message({
    channel,
    type: choice(['start']),
    locale: choice([...languages]),
    enabledTypes: list(cardType),
    dark: flag,
    look: optional(look),
    sentences: optional(sentences),
  }),
  message({ channel, type: choice(['focus']), field }),
  /** Requests a token; answered by `token`, `invalid` or `failed` with the same `request`. */
  message({
    channel,
    type: choice(['tokenize']),
    request: text,
    /** A passable token of the borrower (D8): the card's token is valid for this borrower only. */
    borrower: optionalText,
  }),
] as const;

const fromPage = [
  /** Answers `start`. */
  message({ channel, type: choice(['ready']) }),
  /** The height of the page in CSS pixels. */
  message({ channel, type: choice(['resized']), height: integer }),
  /** After every change, never with the typed text. Complete: there are no problems. */
  message({
    channel,
    type: choice(['changed']),
    cardType: optional(cardType),
    complete: flag,
  }),
  /** Escape was pressed in the page, where the form around the frame cannot hear it. */
  message({ channel, type: choice(['escaped']) }),
  message({
    channel,
    type: choice(['token']),
    request: text,
    token: text,
    cardType,
    lastFour: text,
  }),
  /** The page shows the problems itself, next to its fields. */
  message({ channel, type: choice(['invalid']), request: text, problems }),
  /** No token could be created; what was typed stays. */
  message({ channel, type: choice(['failed']), request: text }),
] as const;

/** A message from the form to the page. */
export type CardFieldsRequest = ValueOf<(typeof fromForm)[number]>;

/** A message from the page to the form. */
export type CardFieldsReport = ValueOf<(typeof fromPage)[number]>;

/** Reads a message of the form; undefined for any other data. */
export const readCardFieldsRequest = (data: unknown): CardFieldsRequest | undefined =>
  readOneOf<CardFieldsRequest>(fromForm, data);

/** Reads a message of the page; undefined for any other data. */
export const readCardFieldsReport = (data: unknown): CardFieldsReport | undefined =>
  readOneOf<CardFieldsReport>(fromPage, data);

function readOneOf<T>(codecs: readonly Codec<T>[], data: unknown): T | undefined {
  for (const codec of codecs) {
    const read = readWire(codec, data);
    if (read.ok) return read.value;
  }
  return undefined;
}

/** How the fields around the frame look. */
export type CardFieldsLook = ValueOf<typeof look>;

/** The sentences of the fields in the frame. */
export type CardFieldsSentences = ValueOf<typeof sentences>;
