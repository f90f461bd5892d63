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
 * security code are typed (D88). Both stay in that page; a token comes back. Each side takes messages
 * of the other's origin only, and only those that read here.
 */

/** Marks a message as one of these; other scripts of a page send messages too. */
const channel = literal('portico-card-fields');

const cardType = picklist(['Visa', 'Mastercard', 'Amex', 'Discover']);
const field = picklist(['number', 'securityCode']);

/** What is wrong with each field; nothing when it is left out. */
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
  /** Asks for a token; answered by `token`, `invalid` or `failed` with the same `request`. */
  object({
    channel,
    type: literal('tokenize'),
    request: string(),
    /** A passable token of the borrower (D8): the card's token is to serve nobody else. */
    borrower: optional(string()),
  }),
]);

const fromPage = variant('type', [
  /** Answers `start`. */
  object({ channel, type: literal('ready') }),
  /** How high the page is, in CSS pixels. */
  object({ channel, type: literal('resized'), height: number() }),
  /** After every change, never with what was typed. Complete: it has no problems. */
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
  /** The page shows the problems itself, beside its fields. */
  object({ channel, type: literal('invalid'), request: string(), problems }),
  /** No token could be had; nothing typed is lost. */
  object({ channel, type: literal('failed'), request: string() }),
]);

/** What the form says to the page. */
export type CardFieldsRequest = InferOutput<typeof fromForm>;

/** What the page says to the form. */
export type CardFieldsReport = InferOutput<typeof fromPage>;

/** A message of the form; undefined when it is anything else. */
export function readCardFieldsRequest(data: unknown): CardFieldsRequest | undefined {
  const read = safeParse(fromForm, data);
  return read.success ? read.output : undefined;
}

/** A message of the page; undefined when it is anything else. */
export function readCardFieldsReport(data: unknown): CardFieldsReport | undefined {
  const read = safeParse(fromPage, data);
  return read.success ? read.output : undefined;
}
