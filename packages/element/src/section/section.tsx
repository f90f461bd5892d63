import { Heading } from '@portico/ui';
import { useId, type ReactNode } from 'react';

/** A part of a page, named by its heading, which is there before its content is. */
export function Section(props: {
  readonly heading: string;
  /** Beside the heading: a link, a control. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const { heading, aside, children } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 content-start gap-6">
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_14rem]">
          <Heading level={2} id={id}>
            {heading}
          </Heading>
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
