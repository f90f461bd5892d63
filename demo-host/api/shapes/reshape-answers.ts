import {
  applicationOptions,
  codesOf,
  draftAgreement,
  historyDownloadToken,
  passableToken,
  paymentInfo,
  payoffDownloadToken,
  readWire,
  refusalCodes,
  type Call,
} from '@portico/contract';
import { allCalls } from '@portico/contract/openapi';
import type { MiddlewareHandler } from 'hono';
import { groupedPaymentInfo, groupedSettings } from './groups';
import { reshaped, reshapedNames, type Shapes } from './shapes';

/** Answers in other shapes that the decisions allow. */
export function reshapeAnswers(shapes: Shapes): MiddlewareHandler {
  const calls = new Map(
    allCalls.map((call): [string, Call] => [`${call.method} ${call.path}`.toLowerCase(), call]),
  );
  return async (context, next) => {
    await next();
    const { method, path } = context.req;
    const call = calls.get(`${method} ${path}`.toLowerCase());
    if (call) context.res = await reshapedResponse(call, context.res, shapes);
  };
}

async function reshapedResponse(call: Call, response: Response, shapes: Shapes): Promise<Response> {
  const { status, headers } = response;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  if (body === undefined) return response;
  if (refusalCodes(body) !== undefined) return refusalIn(shapes, response, body);
  const token = shapes.has('textTokens') ? tokenIn(call, body) : undefined;
  if (token !== undefined) return new Response(token, { status });
  const settings = call.name === applicationOptions.name && shapes.has('groupedSettings');
  const info = call.name === paymentInfo.name && shapes.has('groupedPaymentInfo');
  const wire = reshaped(call.response, settings ? groupedSettings(body) : body, shapes);
  return Response.json(info ? groupedPaymentInfo(wire) : wire, { status, headers });
}

/** A refusal; 400, 401 and 5xx stay, because only what a host decides has two forms (D6). */
function refusalIn(shapes: Shapes, response: Response, body: unknown): Response {
  const { status, headers } = response;
  const wire = reshapedNames(body, shapes);
  if (status !== 200 && status !== 403) return Response.json(wire, { status, headers });
  if (shapes.has('refusals200')) return Response.json(wire, { status: 200, headers });
  if (shapes.has('textRefusals')) return new Response(codesOf(body)[0], { status: 403 });
  return Response.json(wire, { status: shapes.has('refusals403') ? 403 : status, headers });
}

const tokenCalls = [passableToken, draftAgreement, historyDownloadToken, payoffDownloadToken];

/** The token of an answer that has nothing else. */
function tokenIn({ name }: Call, body: unknown): string | undefined {
  const answered = tokenCalls.find((call) => call.name === name);
  const read = answered && readWire(answered.response, body);
  return read?.ok ? read.value.passableToken : undefined;
}
