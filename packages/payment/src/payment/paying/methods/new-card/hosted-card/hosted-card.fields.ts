import { passableToken } from '@portico/contract';
import {
  readCardFieldsReport,
  type CardFieldsLook,
  type CardFieldsReport,
  type CardFieldsRequest,
  type CardFieldsSentences,
} from '@portico/contract/hosted-fields';
import { languageOf } from '@portico/contract/page-protocol';
import { fail, ok } from '@portico/rules';
import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { CardFields, CardFieldsPage, Taking } from '../card-fields';

/** Timeouts of the page for loading and for answering. */
const timeoutsMs = { start: 15_000, answer: 30_000 };

export type HostedCardState = {
  readonly at: 'loading' | 'ready' | 'failed';
  /** Each attempt has a new frame. */
  readonly attempt: number;
  /** Of the page, in CSS pixels; undefined until the page reports it. */
  readonly height: number | undefined;
};

/** The frame in the page. */
export type CardFrame = {
  readonly window: Window | null;
  readonly isDark: () => boolean;
  readonly look: () => CardFieldsLook | undefined;
  readonly sentences: () => CardFieldsSentences;
  readonly focus: () => void;
  /** Whether it, or something in its page, has the focus. */
  readonly hasFocus: () => boolean;
};

export type HostedCard = Omit<CardFields, 'View'> & {
  readonly state: ReadonlySignal<HostedCardState>;
  /** The frame was added to the page, or removed. */
  readonly attach: (frame: CardFrame | undefined) => void;
  /** The frame has loaded the page or an error page. */
  readonly loaded: () => void;
  readonly retry: () => void;
};

type Message<M> = M extends { readonly channel: string } ? Omit<M, 'channel'> : never;

/** A token that identifies the borrower to the frame's page; undefined if the API gives none. */
async function passOf({ core }: CardFieldsPage): Promise<string | undefined> {
  const pass = await core.client.send(passableToken, undefined);
  return pass.ok ? pass.value.passableToken : undefined;
}

/** What the page needs before it shows its fields. */
function startMessage(
  { core, enabled }: CardFieldsPage,
  frame: CardFrame | undefined,
): Message<Extract<CardFieldsRequest, { readonly type: 'start' }>> {
  return {
    type: 'start',
    locale: languageOf(core.configuration.peek().locale) ?? 'en',
    enabledTypes: [...enabled],
    dark: frame?.isDark() ?? false,
    look: frame?.look(),
    sentences: frame?.sentences(),
  };
}

/**
 * Number and security code typed into a page of the lender's processor, in a frame of another
 * origin, which returns a token (D88). Messages are accepted only from that frame and origin and in
 * the contract's format, and are sent only to that origin.
 */
export function createHostedCard(page: CardFieldsPage, url: URL): HostedCard {
  const { environment } = page.core;
  const state = signal<HostedCardState>({ at: 'loading', attempt: 0, height: undefined });
  const waiting = new Map<string, (card: Taking) => void>();
  /** The requests that wait for the page to load. */
  const early: string[] = [];
  let frame: CardFrame | undefined;
  let complete = false;
  let wrong: 'number' | 'securityCode' = 'number';
  const set = (patch: Partial<HostedCardState>) => {
    state.value = { ...state.peek(), ...patch };
  };
  const post = (message: Message<CardFieldsRequest>) =>
    frame?.window?.postMessage({ channel: 'portico-card-fields', ...message }, url.origin);
  const answer = (request: string, card: Taking) => {
    waiting.get(request)?.(card);
    waiting.delete(request);
  };
  const giveUp = (request: string) => answer(request, fail('failed'));
  const ask = (request: string) => {
    environment.delay(() => giveUp(request), timeoutsMs.answer);
    void passOf(page).then((borrower) => post({ type: 'tokenize', request, borrower }));
  };

  const hear = (report: CardFieldsReport) => {
    switch (report.type) {
      case 'ready':
        set({ at: 'ready' });
        // The dialog opened on the frame while it was empty.
        if (frame?.hasFocus()) post({ type: 'focus', field: 'number' });
        early.splice(0).forEach(ask);
        break;
      case 'resized':
        set({ height: report.height });
        break;
      case 'changed':
        complete = report.complete;
        break;
      case 'escaped':
        page.cancel();
        break;
      case 'token': {
        const { cardType: brand, lastFour: last4, token } = report;
        answer(report.request, ok({ brand, last4, secret: { via: 'token', token } }));
        break;
      }
      case 'invalid':
        wrong = report.problems.number ? 'number' : 'securityCode';
        answer(report.request, fail('wrong'));
        break;
      case 'failed':
        giveUp(report.request);
        break;
    }
  };
  const onMessage = (event: Event) => {
    if (!(event instanceof MessageEvent) || event.origin !== url.origin) return;
    if (!frame?.window || event.source !== frame.window) return;
    const report = readCardFieldsReport(event.data);
    if (report) hear(report);
  };
  environment.events?.addEventListener('message', onMessage);

  const giveUpLater = () =>
    environment.delay(() => {
      if (state.peek().at !== 'loading') return;
      set({ at: 'failed' });
      early.splice(0).forEach(giveUp);
    }, timeoutsMs.start);
  let stopWaiting = giveUpLater();

  return {
    state,
    attach(next) {
      frame = next;
    },
    loaded: () => post(startMessage(page, frame)),
    retry() {
      stopWaiting();
      set({ at: 'loading', attempt: state.peek().attempt + 1, height: undefined });
      stopWaiting = giveUpLater();
    },
    complete: () => complete,
    take() {
      const { at } = state.peek();
      if (at === 'failed') return Promise.resolve(fail('failed'));
      const request = environment.randomId();
      return new Promise((resolve) => {
        waiting.set(request, resolve);
        if (at === 'ready') ask(request);
        else early.push(request);
      });
    },
    focus() {
      frame?.focus();
      post({ type: 'focus', field: wrong });
    },
    dispose() {
      stopWaiting();
      environment.events?.removeEventListener('message', onMessage);
      [...waiting.keys()].forEach(giveUp);
    },
  };
}
