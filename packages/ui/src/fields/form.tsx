import { isElement } from '@portico/rules';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { keepPress } from '../actions/keep-press';
import { QuietErrorsContext } from './field';

export type FormProps = {
  readonly onSubmit: () => void;
  /** Each time this number grows, the focus moves to the first invalid field, if any. */
  readonly failedSubmits?: number | undefined;
  readonly children: ReactNode;
  readonly ref?: RefObject<HTMLFormElement | null> | undefined;
};

/**
 * A form that is sent by script alone. Its submit button may be `disabled`: a press on it submits
 * nevertheless, so that the form can show what is missing. What has the focus is scrolled above a
 * bar that stays at the form's end.
 */
export function Form({ onSubmit, failedSubmits = 0, children, ref }: FormProps) {
  const own = useRef<HTMLFormElement>(null);
  const form = ref ?? own;
  const before = useRef(failedSubmits);
  /** The focus is being moved to the first invalid field. */
  const moving = useRef(false);
  /** The failed submit whose errors the borrower has begun to correct. */
  const [seen, setSeen] = useState(failedSubmits);
  const goOn = () => setSeen(failedSubmits);
  useEffect(() => {
    moving.current = true;
    if (failedSubmits > before.current) focusFirstInvalid(form.current);
    moving.current = false;
    before.current = failedSubmits;
  }, [form, failedSubmits]);
  return (
    <form
      ref={form}
      // Before hydration a submit must not send anything to an address: `dialog` makes no request.
      method="dialog"
      noValidate
      onMouseDown={keepPress}
      onInput={goOn}
      onBlur={({ target }) => {
        if (!moving.current && target.matches('[aria-invalid=true]')) goOn();
      }}
      className="flex flex-col gap-4 [&_:focus]:scroll-mb-20"
      onClick={({ defaultPrevented, target }) => {
        const isSubmit = isElement(target) && target.closest('[type=submit]');
        if (defaultPrevented && isSubmit) onSubmit();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <QuietErrorsContext value={failedSubmits > seen}>{children}</QuietErrorsContext>
    </form>
  );
}

function focusFirstInvalid(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
}
