import { captchaChallenge, contactUs, feedback } from '@portico/contract';
import { ok, type MessageKind } from '@portico/rules';
import { route, untypedRoute, type Route } from '../http/route';
import { newChallenge } from '../messages/captcha';
import { takeMessage } from '../messages/take-message';
import type { ServerServices } from '../services';
import { askHandler, handlerOf, type Untyped } from './handler-routes';
import type { Handlers } from './handler-types';

/** Asks the handler only for messages that pass the checks of fields, captcha and limits. */
function checkedFirst(
  services: ServerServices,
  call: typeof contactUs | typeof feedback,
  kind: MessageKind,
  handler: Untyped,
): Route {
  return untypedRoute(call, async (input, request) => {
    const taken = await takeMessage(services, { kind, input }, request, () => Promise.resolve());
    return taken.ok ? askHandler(handler, input, request) : taken;
  });
}

/**
 * Messages of borrowers and visitors, each with a captcha of this server (D57), where the lender has
 * a handler for them. A lender that answers the challenge too has a captcha of its own, and checks it.
 */
export function messageRoutes(services: ServerServices, handlers: Handlers): readonly Route[] {
  if (handlers.contact?.captchaChallenge) return [];
  const routes = (
    [
      [contactUs, 'question'],
      [feedback, 'feedback'],
    ] as const
  ).flatMap(([call, kind]) => {
    const handler = handlerOf(handlers, { subject: 'contact', name: call.name });
    return handler ? [checkedFirst(services, call, kind, handler)] : [];
  });
  const challenge = route(captchaChallenge, (_input, { now }) =>
    Promise.resolve(ok(newChallenge(services.secrets, now))),
  );
  return routes.length > 0 ? [challenge, ...routes] : [];
}
