import { useEffect, useRef, type RefObject } from 'react';
import type { Registration } from './registration.controller';
import type { Field, RegistrationState } from './registration.state';

/** What every field of a step has in common; `problem` is what to say once it was left. */
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

/** Continue with something wrong moves the focus to the first field that is. */
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
