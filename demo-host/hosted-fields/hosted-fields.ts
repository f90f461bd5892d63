import { cardBrands, checkCardSecrets, type Checked } from '@portico/rules';
import { Hono } from 'hono';
import { object, safeParse, string } from 'valibot';
import { createStaticFolder } from '@portico/cdn';
import type { CardTokenCode, TypedCard } from '../api/cards/card-tokens';
import { addressOf, bodyStatus, limits, readJson } from '@portico/server/parts';
import { hostPath } from '../paths';
import { fieldsDocument, fieldsPolicy } from './page';

/** Path of the fields on their own origin. */
export const fieldsPath = '/fields';

export type HostedFieldsOptions = {
  /** Issues a token that replaces a card's number; see `issueCardToken`. */
  readonly issueToken: (card: TypedCard) => Promise<Checked<string, CardTokenCode>>;
  /** Origins of the pages that may frame the fields. */
  readonly framedBy: readonly string[];
  /** The header in which a proxy passes the visitor's address. */
  readonly addressHeader?: string | undefined;
};

const typed = object({ cardNumber: string(), securityCode: string(), borrower: string() });

/**
 * The part of a payment processor (D88): a page for card number and security code on its own
 * origin, which exchanges them for a token. The security code is checked and never stored.
 */
export function createHostedFields({
  issueToken,
  framedBy,
  addressHeader,
}: HostedFieldsOptions): Hono {
  const app = new Hono();
  const files = createStaticFolder({
    directory: hostPath('dist', 'hosted-fields'),
    keeping: () => 'briefly',
    shared: false,
  });
  app.use('*', async (context, next) => {
    await next();
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Referrer-Policy', 'no-referrer');
  });
  app.get(fieldsPath, (context) => {
    context.header('Content-Security-Policy', fieldsPolicy(framedBy));
    context.header('Cache-Control', 'no-cache');
    return context.html(fieldsDocument.markup);
  });
  app.get(`${fieldsPath}/:name`, async (context, next) => {
    return (await files(context.req.param('name'), context.req.raw)) ?? next();
  });
  app.post('/token', async (context) => {
    context.header('Cache-Control', 'no-store');
    const body = await readJson(context.req.raw);
    if (!body.ok) return context.json({ error: 'InvalidInfo' }, bodyStatus[body.error.code]);
    const entry = safeParse(typed, body.value);
    const card = entry.success && checkCardSecrets(entry.output, cardBrands);
    if (!card || !card.ok) return context.json({ error: 'InvalidInfo' }, 400);
    const issued = await issueToken({
      number: card.value.cardNumber,
      from: addressOf(context, addressHeader),
      borrower: entry.output.borrower,
    });
    if (issued.ok) return context.json({ token: issued.value });
    if (issued.error.code === 'Unauthorized')
      return context.json({ error: issued.error.code }, 401);
    context.header('Retry-After', String(limits.cardTokenFrom.allows[0].within / 1_000));
    return context.json({ error: issued.error.code }, 429);
  });
  return app;
}
