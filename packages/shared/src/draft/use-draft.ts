import { toJson, keysOf } from '@portico/rules';
import { followDraft, keepDraft, readDraft, type DraftValues } from '@portico/core/drafts';
import { useCore, useSession } from '@portico/element';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A form whose fields are kept while they differ from the saved or empty ones. */
export type DraftForm<F extends string> = {
  /** The fields as they are now. */
  readonly values: Readonly<Record<NoInfer<F>, string>>;
  /**
   * The fields that may be kept, as they are when nothing is typed, or once it is saved or sent.
   * Never a secret, or the number of a card, an account or a person.
   */
  readonly saved: Readonly<Record<F, string>>;
  /** Enters a value as if it was typed. */
  readonly restore: (field: F, value: string) => void;
  /** Milliseconds for which it is kept once its session has ended, if another time than usual. */
  readonly time?: number;
};

/** What `DraftNotice` shows. */
export type KeptDraft = {
  readonly at: 'none' | 'kept' | 'discarded';
  readonly discard: () => void;
};

/**
 * Keeps what is typed into a form, for the same borrower and tab: after the session's end, a reload
 * and signing in again the fields have it again. Nothing is sent by that, and the rules check it as
 * if it was typed. A field that has another value already keeps that one.
 *
 * @param name of the form, without an account number: see `shortMark`
 */
export function useDraft<F extends string>(name: string, form: DraftForm<F>): KeptDraft {
  const core = useCore();
  const session = useSession()?.id;
  const [at, setAt] = useState<KeptDraft['at']>('none');
  const current = useRef(form);
  current.current = form;

  // Before the first frame, so that the fields are not shown empty.
  useLayoutEffect(() => {
    setAt(enter(current.current, readDraft(core, name)) ? 'kept' : 'none');
    return followDraft(core, name);
  }, [core, name, session]);

  const typed = toJson(differing(form));
  const noted = useRef('{}');
  useEffect(() => {
    if (noted.current === typed) return;
    noted.current = typed;
    keepDraft(core, name, differing(current.current), current.current.time);
    // Saved, sent or cancelled.
    if (typed === '{}') setAt((before) => (before === 'kept' ? 'none' : before));
  }, [core, name, typed]);

  return {
    at,
    discard() {
      setAt('discarded');
      const { saved, restore } = current.current;
      for (const field of keysOf(saved)) restore(field, saved[field]);
    },
  };
}

function differing<F extends string>({ values, saved }: DraftForm<F>): DraftValues {
  const fields = keysOf(saved).filter((field) => values[field] !== saved[field]);
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

/** Whether the form has a value of the draft now. */
function enter<F extends string>(form: DraftForm<F>, draft: DraftValues = {}): boolean {
  const { values, saved, restore } = form;
  const fields = keysOf(saved).filter(
    (field) => draft[field] !== undefined && values[field] === saved[field],
  );
  for (const field of fields) restore(field, draft[field] ?? '');
  return fields.length > 0;
}
