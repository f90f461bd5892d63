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
