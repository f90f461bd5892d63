/** Fonts to start from: what each is called, and its list of names. */
export const fonts: readonly (readonly [name: string, list: string])[] = [
  ['System', 'system-ui, sans-serif'],
  ['Helvetica or Arial', '"Helvetica Neue", Arial, sans-serif'],
  ['Verdana', 'Verdana, Geneva, sans-serif'],
  ['Trebuchet', '"Trebuchet MS", sans-serif'],
  ['Georgia', 'Georgia, serif'],
  ['Palatino', '"Palatino Linotype", Palatino, serif'],
  ['Times', '"Times New Roman", Times, serif'],
  ['Roboto', 'Roboto, system-ui, sans-serif'],
  ['Open Sans', '"Open Sans", system-ui, sans-serif'],
];
