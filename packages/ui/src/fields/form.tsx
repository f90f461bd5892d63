import { isElement } from '@portico/rules';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { keepPress } from '../actions/keep-press';

export type FormProps = {
  readonly onSubmit: () => void;
  /** Each time this number grows, the focus moves to the first invalid field, if any. */
  readonly failedSubmits?: number | undefined;
  readonly children: ReactNode;
  readonly ref?: RefObject<HTMLFormElement | null> | undefined;
};

/**
 * A form that is sent by script alone. Its submit button may be `disabled`: a press on it submits
 * nevertheless, so that the form can show what is missing.
 */
export function Form({ onSubmit, failedSubmits = 0, children, ref }: FormProps) {
  const own = useRef<HTMLFormElement>(null);
  const form = ref ?? own;
  const before = useRef(failedSubmits);
  useEffect(() => {
    if (failedSubmits > before.current) focusFirstInvalid(form.current);
    before.current = failedSubmits;
  }, [form, failedSubmits]);
  return (
    <form
      ref={form}
      // Before hydration a submit must not send anything to an address: `dialog` makes no request.
      method="dialog"
      noValidate
      onMouseDown={keepPress}
      className="grid grid-cols-1 gap-4"
      onClick={({ defaultPrevented, target }) => {
        const isSubmit = isElement(target) && target.closest('[type=submit]');
        if (defaultPrevented && isSubmit) onSubmit();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}

function focusFirstInvalid(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
}
