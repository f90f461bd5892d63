import { Heading } from '@portico/ui';
import { useId, type ReactNode } from 'react';

/** A part of an account's page, named by its heading, which is there before its content is. */
export function Section(props: {
  readonly heading: string;
  /** Beside the heading: a link, a control. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <Heading level={2} id={id}>
          {props.heading}
        </Heading>
        {props.aside}
      </div>
      {props.children}
    </section>
  );
}
