import { toJson } from '@portico/rules';
import type { Core } from '../core';
import type { Environment } from '../page/environment';
import { parseJson } from '../json';
import { draftsKey } from './drafts-key';
import { shortMark } from './short-mark';

/** What was typed into a form, by field. */
export type DraftValues = Readonly<Record<string, string>>;

/** Milliseconds for which a draft is kept once its session has ended, or without a session. */
export const draftTime = 30 * 60_000;

/** The same of a form that takes long to fill, such as a request with a reason and amounts. */
export const longDraftTime = 24 * 60 * 60_000;

type Draft = {
  /** The address of the API that its form sends to; a form of another one does not read it. */
  readonly api: string;
  /** A hash of the borrower's user name; empty for a visitor. */
  readonly owner: string;
  /** The id of the session it was typed in; ids are not secret. */
  readonly session: string;
  /** When it was last typed, or its session ended, in milliseconds since the epoch. */
  readonly at: number;
  /** Milliseconds for which it is kept after that. */
  readonly time: number;
  readonly values: DraftValues;
};

type Drafts = Readonly<Record<string, Draft>>;

/** What the borrower who is signed in, or a visitor, typed into a form of this tab. */
export function readDraft(core: Core, form: string): DraftValues | undefined {
  const draft = currentDrafts(core)[form];
  return draft?.owner === ownerOf(core) ? draft.values : undefined;
}

/** Keeps what was typed into a form; without values, removes what was kept. */
export function keepDraft(
  core: Core,
  form: string,
  values: DraftValues,
  time: number = draftTime,
): void {
  const { [form]: _, ...others } = currentDrafts(core);
  const session = core.session.peek()?.id ?? '';
  const { api } = core.configuration.peek();
  const draft = { api, owner: ownerOf(core), session, at: core.now(), time, values };
  store(core, Object.keys(values).length > 0 ? { ...others, [form]: draft } : others);
}

/**
 * Watches over the draft of a form that is shown: it is removed when the borrower, who was asked,
 * discards what is not saved. The returned function ends that and starts the time for which the
 * draft is kept.
 */
export function followDraft(core: Core, form: string): () => void {
  const owner = ownerOf(core);
  let before = core.unsaved.peek();
  const stop = core.unsaved.subscribe((unsaved) => {
    if (before && !unsaved && core.session.peek()) keepDraft(core, form, {});
    before = unsaved;
  });
  return () => {
    stop();
    const drafts = storedDrafts(core);
    const draft = drafts[form];
    if (draft?.owner === owner) store(core, { ...drafts, [form]: { ...draft, at: core.now() } });
  };
}

/** The drafts that are not too old, without those of another borrower than the one signed in. */
function currentDrafts(core: Core): Drafts {
  const owner = ownerOf(core);
  const session = core.session.peek()?.id;
  const isCurrent = (draft: Draft) =>
    (draft.session === session || core.now() - draft.at < draft.time) &&
    (owner === '' || draft.owner === '' || draft.owner === owner);
  return Object.fromEntries(
    Object.entries(storedDrafts(core)).filter(([, draft]) => isCurrent(draft)),
  );
}

/** Whether the tab has a form half filled without a session. */
export function hasVisitorDraft(environment: Environment, api: string): boolean {
  return Object.values(draftsIn(environment, api)).some(({ owner }) => owner === '');
}

function ownerOf({ session }: Core): string {
  const name = session.peek()?.username.toLowerCase();
  return name === undefined ? '' : shortMark(name) + shortMark(`${name} `);
}

function store({ environment }: Core, drafts: Drafts): void {
  const { sessionStorage: storage } = environment;
  if (Object.keys(drafts).length > 0) storage?.set(draftsKey, toJson(drafts));
  else storage?.remove(draftsKey);
}

function storedDrafts({ environment, configuration }: Core): Drafts {
  return draftsIn(environment, configuration.peek().api);
}

/** The drafts for an API. Anything else, such as one of another version, is ignored. */
function draftsIn({ sessionStorage: storage }: Environment, api: string): Drafts {
  const found = parseJson(storage?.get(draftsKey) ?? '');
  if (typeof found !== 'object' || found === null) return {};
  const drafts: Record<string, Draft> = {};
  for (const [form, draft] of Object.entries<unknown>({ ...found })) {
    if (isDraft(draft) && draft.api === api) drafts[form] = draft;
  }
  return drafts;
}

function isDraft(found: unknown): found is Draft {
  if (typeof found !== 'object' || found === null) return false;
  const { api, owner, session, at, time, values }: Partial<Record<keyof Draft, unknown>> = found;
  return (
    typeof api === 'string' &&
    typeof owner === 'string' &&
    typeof session === 'string' &&
    typeof at === 'number' &&
    typeof time === 'number' &&
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((value) => typeof value === 'string')
  );
}
