import { captchaChallenge, contactUs, feedback } from '@portico/contract';
import { ok, type MessageKind } from '@portico/rules';
import { readInput, route, type Route } from '../http/route';
import { newChallenge } from '../messages/captcha';
import { takeMessage } from '../messages/take-message';
import type { ServerServices } from '../services';
import { handlerOf, routeOf } from './handler-routes';
import type { Handlers } from './handler-types';

/** A route to which only messages come that have passed the checks of fields, captcha and limits. */
function checkedFirst(
  services: ServerServices,
  call: typeof contactUs | typeof feedback,
  kind: MessageKind,
  { answer }: Route,
): Route {
  return {
    call,
    answer: async (wire, request) => {
      const input = readInput(call, wire);
      if (!input.ok) return input;
      const message = { kind, input: input.value };
      const taken = await takeMessage(services, message, request, () => Promise.resolve());
      return taken.ok ? answer(wire, request) : taken;
    },
  };
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
    return handler ? [checkedFirst(services, call, kind, routeOf(services, call, handler))] : [];
  });
  const challenge = route(captchaChallenge, (_input, { now }) =>
    Promise.resolve(ok(newChallenge(services.secrets, now))),
  );
  return routes.length > 0 ? [challenge, ...routes] : [];
}
