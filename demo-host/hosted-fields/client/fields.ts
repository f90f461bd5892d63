import {
  readCardFieldsRequest,
  type CardFieldsReport,
  type CardFieldsRequest,
} from '@portico/contract/hosted-fields';
import { object, parse, string } from 'valibot';
import { focus, judge, label, mark, onChange, show } from './form';
import { usable } from './look';
import { textsOf, type FormTexts } from './texts';

type Start = Extract<CardFieldsRequest, { type: 'start' }>;
type Message<M> = M extends { readonly channel: string } ? Omit<M, 'channel'> : never;

type Form = { readonly origin: string; readonly start: Start; readonly texts: FormTexts };

/** The form that framed this page: the sender of the first `start`. No other is accepted. */
let form: Form | undefined;

function say(message: Message<CardFieldsReport>): void {
  if (form) window.parent.postMessage({ channel: 'portico-card-fields', ...message }, form.origin);
}

function begin(origin: string, start: Start): void {
  const texts = textsOf(start.locale, start.sentences);
  form = { origin, start, texts };
  const root = document.documentElement;
  root.dataset['scheme'] = start.dark ? 'dark' : 'light';
  const look = start.look ? usable(start.look) : [];
  for (const [name, value] of look) root.style.setProperty(name, value);
  label(start.locale, texts);
  say({ type: 'ready' });
  tellHeight();
}

function tellHeight(): void {
  say({ type: 'resized', height: Math.ceil(document.body.getBoundingClientRect().height) });
}

/** Sends the form a token instead of the typed number. Problems are shown here, reported by code. */
async function tokenize(
  { request, borrower }: Extract<CardFieldsRequest, { type: 'tokenize' }>,
  { start: { enabledTypes }, texts }: Form,
): Promise<void> {
  const judged = judge(enabledTypes);
  show(judged.ok ? {} : judged.error.problems, texts);
  if (!judged.ok) {
    const { number, securityCode } = judged.error.problems;
    const code = securityCode === 'unsupported' ? 'invalid' : securityCode;
    const problems = { ...(number && { number }), ...(code && { securityCode: code }) };
    say({ type: 'invalid', request, problems });
    return;
  }
  const { brand, cardNumber, securityCode } = judged.value;
  try {
    const answer = await fetch('/token', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ cardNumber, securityCode, borrower }),
    });
    const { token } = parse(object({ token: string() }), await answer.json());
    say({ type: 'token', request, token, cardType: brand, lastFour: cardNumber.slice(-4) });
  } catch {
    say({ type: 'failed', request });
  }
}

window.addEventListener('message', (event) => {
  if (event.source !== window.parent || (form && event.origin !== form.origin)) return;
  const request = readCardFieldsRequest(event.data);
  if (request?.type === 'start') begin(event.origin, request);
  if (!request || !form) return;
  if (request.type === 'focus') focus(request.field);
  if (request.type === 'tokenize') void tokenize(request, form);
});

onChange(() => {
  if (!form) return;
  const judged = judge(form.start.enabledTypes);
  const cardType = (judged.ok ? judged.value : judged.error).brand;
  mark(cardType);
  say({ type: 'changed', complete: judged.ok, cardType });
});

document.addEventListener('keydown', (event) => {
  // While letters are composed, it ends only that.
  if (event.key === 'Escape' && !event.isComposing) say({ type: 'escaped' });
});

new ResizeObserver(tellHeight).observe(document.body);
