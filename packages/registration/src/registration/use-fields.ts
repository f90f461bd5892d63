import { useEffect, useRef, type RefObject } from 'react';
import type { Registration } from './registration.controller';
import type { Field, RegistrationState } from './registration.state';

/** The common props of a step's fields; `problem` is shown once the field is touched. */
export function useFields({ send }: Registration, { entry, touched }: RegistrationState) {
  return (name: Field, label: string, problem: string | undefined) => ({
    name,
    label,
    value: entry[name],
    error: touched.has(name) ? problem : undefined,
    onChange: (text: string) => send({ type: 'edit', field: name, text }),
    onBlur: () => send({ type: 'leave', field: name }),
  });
}

/** Moves the focus to the first invalid field after Continue found a problem. */
export function useFirstProblem(attempts: number): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null);
  const before = useRef(attempts);
  useEffect(() => {
    const invalid = ref.current?.querySelector('[aria-invalid=true]');
    if (attempts !== before.current && invalid instanceof HTMLElement) invalid.focus();
    before.current = attempts;
  }, [attempts]);
  return ref;
}
