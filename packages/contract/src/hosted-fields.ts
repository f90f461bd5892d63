import {
  array,
  boolean,
  literal,
  number,
  object,
  optional,
  picklist,
  safeParse,
  string,
  variant,
  type InferOutput,
} from 'valibot';

/*
 * Messages between a payment form and the page of another origin in which a card's number and
 * security code are typed (D88). Both stay in that page; a token is returned. Each side accepts
 * only messages from the other's origin that match these schemas.
 */

/** Identifies these messages; other scripts of a page send messages too. */
const channel = literal('portico-card-fields');

const cardType = picklist(['Visa', 'Mastercard', 'Amex', 'Discover']);
const field = picklist(['number', 'securityCode']);

/** The error of each field; absent when it is valid. */
const problems = object({
  number: optional(picklist(['required', 'invalid', 'unsupported'])),
  securityCode: optional(picklist(['required', 'invalid'])),
});

const fromForm = variant('type', [
  /** The first message, once the frame has loaded. */
  object({
    channel,
    type: literal('start'),
    locale: picklist(['en', 'es']),
    enabledTypes: array(cardType),
    dark: boolean(),
  }),
  object({ channel, type: literal('focus'), field }),
  /** Requests a token; answered by `token`, `invalid` or `failed` with the same `request`. */
  object({
    channel,
    type: literal('tokenize'),
    request: string(),
    /** A passable token of the borrower (D8): the card's token is valid for this borrower only. */
    borrower: optional(string()),
  }),
]);

const fromPage = variant('type', [
  /** Answers `start`. */
  object({ channel, type: literal('ready') }),
  /** The height of the page in CSS pixels. */
  object({ channel, type: literal('resized'), height: number() }),
  /** After every change, never with the typed text. Complete: there are no problems. */
  object({
    channel,
    type: literal('changed'),
    cardType: optional(cardType),
    complete: boolean(),
  }),
  object({
    channel,
    type: literal('token'),
    request: string(),
    token: string(),
    cardType,
    lastFour: string(),
  }),
  /** The page shows the problems itself, next to its fields. */
  object({ channel, type: literal('invalid'), request: string(), problems }),
  /** No token could be created; what was typed stays. */
  object({ channel, type: literal('failed'), request: string() }),
]);

/** A message from the form to the page. */
export type CardFieldsRequest = InferOutput<typeof fromForm>;

/** A message from the page to the form. */
export type CardFieldsReport = InferOutput<typeof fromPage>;

/** Reads a message of the form; undefined for any other data. */
export function readCardFieldsRequest(data: unknown): CardFieldsRequest | undefined {
  const read = safeParse(fromForm, data);
  return read.success ? read.output : undefined;
}

/** Reads a message of the page; undefined for any other data. */
export function readCardFieldsReport(data: unknown): CardFieldsReport | undefined {
  const read = safeParse(fromPage, data);
  return read.success ? read.output : undefined;
}
