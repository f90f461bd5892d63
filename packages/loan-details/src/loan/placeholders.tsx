import type { ReactNode } from 'react';

const look = 'max-w-full animate-pulse rounded-sm bg-line motion-reduce:animate-none ';

/** Stands for something that is being loaded; `className` gives its size. */
export function PlaceholderBar({ className }: { readonly className: string }): ReactNode {
  return <div className={look + className} />;
}

/** As high as so many figures of one line. */
export function FigurePlaceholders({ count }: { readonly count: number }): ReactNode {
  return (
    <div>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex justify-between border-b border-line py-3">
          <PlaceholderBar className="h-5 w-1/3" />
          <PlaceholderBar className="h-5 w-1/5" />
        </div>
      ))}
    </div>
  );
}
