/**
 * Unchecked controls are drawn: those of a browser are either bright or look disabled on a dark
 * surface. Forced colours keep the border.
 */
const drawn =
  'shrink-0 accent-accent not-checked:appearance-none not-checked:border not-checked:border-edge not-checked:bg-surface not-checked:aria-invalid:border-danger not-checked:disabled:border-line not-checked:disabled:bg-sunken ';

export const radioClasses = drawn + 'size-5 rounded-full ';
export const checkboxClasses = drawn + 'rounded-[3px] ';
