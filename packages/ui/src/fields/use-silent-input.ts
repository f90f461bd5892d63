import { useEffect, useRef, type RefObject } from 'react';

/** Milliseconds between two looks at the fields. */
const interval = 500;

/** What looks at each field on the page. */
const looks = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function lookRepeatedly(look: () => void): () => void {
  looks.add(look);
  timer ??= setInterval(() => looks.forEach((one) => one()), interval);
  return () => {
    looks.delete(look);
    if (looks.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/**
 * Tells a field of a text that a browser or password manager has filled in without an event, or with
 * `change` alone: an `input` event follows, as for a typed text.
 *
 * @param box contains the field
 * @param value its text as last drawn; undefined where the browser keeps it
 * @returns is to be called with each text that the field has told
 */
export function useSilentInput(
  box: RefObject<HTMLElement | null>,
  value: string | undefined,
): (text: string) => void {
  const known = useRef(value);
  if (value !== undefined) known.current = value;
  useEffect(() => {
    const fieldOf = () => box.current?.querySelector('input');
    known.current ??= fieldOf()?.value;
    let told: string | undefined;
    return lookRepeatedly(() => {
      const field = fieldOf();
      if (!field || field.value === known.current || field.value === told) return;
      // A text that the form does not take is told once.
      told = field.value;
      field.dispatchEvent(new CustomEvent('input', { bubbles: true }));
    });
  }, [box]);
  return (text) => {
    known.current = text;
  };
}
