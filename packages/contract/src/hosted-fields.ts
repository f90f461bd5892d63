import {
  array,
  boolean,
  number,
  object,
  optional,
  picklist,
  safeParse,
  string,
  type GenericSchema,
  type InferOutput,
} from 'valibot';

/*
 * Messages between a payment form and the page of another origin in which a card's number and
 * security code are typed (D88). Both stay in that page; a token is returned. Each side accepts
 * only messages from the other's origin that match these schemas.
 */

/** Identifies these messages; other scripts of a page send messages too. */
const channel = picklist(['portico-card-fields']);

const cardType = picklist(['Visa', 'Mastercard', 'Amex', 'Discover']);
const field = picklist(['number', 'securityCode']);

/** The error of each field; absent when it is valid. */
const problems = object({
  number: optional(picklist(['required', 'invalid', 'unsupported'])),
  securityCode: optional(picklist(['required', 'invalid'])),
});

const fromForm = [
  /** The first message, once the frame has loaded. */
  object({
    channel,
    type: picklist(['start']),
    locale: picklist(['en', 'es']),
    enabledTypes: array(cardType),
    dark: boolean(),
  }),
  object({ channel, type: picklist(['focus']), field }),
  /** Requests a token; answered by `token`, `invalid` or `failed` with the same `request`. */
  object({
    channel,
    type: picklist(['tokenize']),
    request: string(),
    /** A passable token of the borrower (D8): the card's token is valid for this borrower only. */
    borrower: optional(string()),
  }),
] as const;

const fromPage = [
  /** Answers `start`. */
  object({ channel, type: picklist(['ready']) }),
  /** The height of the page in CSS pixels. */
  object({ channel, type: picklist(['resized']), height: number() }),
  /** After every change, never with the typed text. Complete: there are no problems. */
  object({
    channel,
    type: picklist(['changed']),
    cardType: optional(cardType),
    complete: boolean(),
  }),
  object({
    channel,
    type: picklist(['token']),
    request: string(),
    token: string(),
    cardType,
    lastFour: string(),
  }),
  /** The page shows the problems itself, next to its fields. */
  object({ channel, type: picklist(['invalid']), request: string(), problems }),
  /** No token could be created; what was typed stays. */
  object({ channel, type: picklist(['failed']), request: string() }),
] as const;

/** A message from the form to the page. */
export type CardFieldsRequest = InferOutput<(typeof fromForm)[number]>;

/** A message from the page to the form. */
export type CardFieldsReport = InferOutput<(typeof fromPage)[number]>;

/** Reads a message of the form; undefined for any other data. */
export const readCardFieldsRequest = (data: unknown): CardFieldsRequest | undefined =>
  readOneOf(fromForm, data);

/** Reads a message of the page; undefined for any other data. */
export const readCardFieldsReport = (data: unknown): CardFieldsReport | undefined =>
  readOneOf(fromPage, data);

/** Schemas are tried in turn: valibot's `variant` would be in the code that every widget loads. */
function readOneOf<S extends GenericSchema>(
  schemas: readonly S[],
  data: unknown,
): InferOutput<S> | undefined {
  for (const schema of schemas) {
    const read = safeParse(schema, data);
    if (read.success) return read.output;
  }
  return undefined;
}
