import type { ReactNode } from 'react';

/** As wide as header, screen and footer are, which stand below one another. */
export function FrameWidth(props: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className={'mx-auto w-full max-w-[72rem] px-4 sm:px-8 ' + (props.className ?? '')}>
      {props.children}
    </div>
  );
}

/** A notice that stays at the upper edge of the window, wherever the page is scrolled to. */
export function InView({ children }: { readonly children: ReactNode }): ReactNode {
  return <FrameWidth className="sticky top-0 z-10 bg-surface py-2">{children}</FrameWidth>;
}
