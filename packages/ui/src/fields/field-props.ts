/** The part of a form that one of its text fields needs. */
type FormOf<F extends string> = {
  readonly state: {
    readonly values: Readonly<Record<F, string>>;
    readonly touched: { readonly has: (field: F) => boolean };
  };
  readonly send: (
    event:
      | { readonly type: 'change'; readonly field: F; readonly value: string }
      | { readonly type: 'blur'; readonly field: F },
  ) => void;
};

/** The props that connect a text field with its form; the error is shown once it is touched. */
export function fieldProps<F extends string>(
  { state, send }: FormOf<NoInfer<F>>,
  name: F,
  label: string,
  error: string | undefined,
) {
  return {
    name,
    label,
    value: state.values[name],
    error: state.touched.has(name) ? error : undefined,
    onChange: (value: string) => send({ type: 'change', field: name, value }),
    onBlur: () => send({ type: 'blur', field: name }),
  };
}
