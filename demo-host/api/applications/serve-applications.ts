import { applyForLoan, readWire } from '@portico/contract';
import { cents, parseMoney } from '@portico/rules';
import type { MiddlewareHandler } from 'hono';
import { fallback, object, optional, parse, string } from 'valibot';
import {
  bodyStatus,
  failed,
  issueSingleUseToken,
  type Language,
  languageOf,
  queryOf,
  readText,
  redeemSingleUseToken,
  type ReportFailure,
} from '@portico/server/parts';
import { borrowerById } from '../identity/borrower-store';
import type { Services } from '../services';
import { applicationForm, applicationPolicy, receivedPage } from './application-page';
import { receiveApplication } from './application-store';
import { applicationTexts } from './application-texts';

const smallest = cents(50_000);
const largest = cents(5_000_000);

const sent = object({
  proof: fallback(string(), ''),
  amount: fallback(string(), ''),
  language: optional(string()),
});

const page = (body: string, status = 200): Response =>
  new Response(body, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': applicationPolicy,
      'Cache-Control': 'no-store',
    },
  });

const linkUsed = (language: Language): Response =>
  new Response(applicationTexts[language].linkUsed, {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });

/** Answers with the form, once for each passable token (D8). */
async function open({ database, clock }: Services, address: string): Promise<Response> {
  const query = readWire(applyForLoan.query, queryOf(applyForLoan.query, new URL(address)));
  if (!query.ok) return linkUsed('en');
  const { token } = query.value;
  const language = languageOf(query.value.language);
  const owner = await database.write(async (tx) => {
    const id = await redeemSingleUseToken(tx, 'passable', token, clock());
    return id && { id, proof: await issueSingleUseToken(tx, 'application', id, clock()) };
  });
  if (!owner) return linkUsed(language);
  const { name } = await borrowerById(database, owner.id);
  return page(applicationForm({ applicant: name, proof: owner.proof, language }));
}

/** Stores the application, once for each proof; after a wrong amount the form is shown again. */
async function send(services: Services, form: unknown): Promise<Response> {
  const { database, business, clock } = services;
  const { proof, amount, ...rest } = parse(sent, form);
  const language = languageOf(rest.language);
  const asked = parseMoney(amount);
  const today = await business.today();
  return database.write(async (tx) => {
    const id = await redeemSingleUseToken(tx, 'application', proof, clock());
    if (id === undefined) return linkUsed(language);
    const borrower = await borrowerById(tx, id);
    if (asked.ok && asked.value >= smallest && asked.value <= largest) {
      const number = await receiveApplication(tx, borrower, asked.value, today);
      return page(receivedPage({ number, language }));
    }
    const again = await issueSingleUseToken(tx, 'application', id, clock());
    const about = { applicant: borrower.name, proof: again, wrong: amount, language };
    return page(applicationForm(about), 422);
  });
}

/** Reads the form that a browser sent; a body over the limit is refused. */
async function receive(services: Services, request: Request): Promise<Response> {
  const body = await readText(request);
  if (!body.ok) return new Response(null, { status: bodyStatus[body.error.code] });
  return send(services, Object.fromEntries(new URLSearchParams(body.value)));
}

/** Serves the loan application's form and receives it, while the lender's settings offer it. */
export function serveApplications(services: Services, onError: ReportFailure): MiddlewareHandler {
  const { settings } = services;
  const path = applyForLoan.path.toLowerCase();
  const offered = async () =>
    (await settings.flag('globalOptions.allowApplyForLoanOption')) &&
    (await settings.flag('globalOptions.useConsumerOriginationOption')) &&
    !(await settings.flag('globalOptions.hideApplyForLoanOption'));
  return async (context, next) => {
    const { req } = context;
    const isOurs = req.path.toLowerCase().replace(/\/$/, '') === path;
    if (!isOurs || !['GET', 'POST'].includes(req.method)) return next();
    try {
      if (!(await offered())) return linkUsed('en');
      return req.method === 'GET'
        ? await open(services, req.url)
        : await receive(services, req.raw);
    } catch (error) {
      const response = new Response(
        'The application could not be opened. Please try again later.',
        { status: 500, headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
      );
      return failed(onError, context, error, { code: '500', response });
    }
  };
}
