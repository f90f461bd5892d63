import type { ReactNode } from 'react';

/** A state in words, with what can be done about it beside or, in a narrow widget, under it. */
export function StateBox(props: {
  readonly children: ReactNode;
  readonly actions: ReactNode;
}): ReactNode {
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-lg border border-line p-4">
      <div className="min-w-0 flex-[1_1_20rem]">{props.children}</div>
      <div className="flex flex-wrap gap-3">{props.actions}</div>
    </div>
  );
}
