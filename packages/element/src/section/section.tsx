import { Heading } from '@portico/ui';
import { useId, type ReactNode } from 'react';

/**
 * A part of a page, named by its heading, which is there before its content is. With a purpose, and
 * in a wide page, both are beside the content.
 */
export function Section(props: {
  readonly heading: string;
  /** What the part is for, in one sentence. */
  readonly purpose?: ReactNode;
  /** Beside the heading: a link, a control. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const { heading, purpose, aside, children } = props;
  const id = useId();
  const title = (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-[1_1_14rem]">
        <Heading level={2} id={id}>
          {heading}
        </Heading>
      </div>
      {aside}
    </div>
  );
  if (purpose === undefined) {
    return (
      <section aria-labelledby={id} className="grid grid-cols-1 content-start gap-6">
        {title}
        {children}
      </section>
    );
  }
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-6 @min-[880px]:grid-cols-[16rem_minmax(0,40rem)] @min-[880px]:gap-x-16"
    >
      <div className="grid content-start gap-2">
        {title}
        <p className="text-sm text-muted">{purpose}</p>
      </div>
      <div className="@container grid grid-cols-1 gap-6">{children}</div>
    </section>
  );
}
