import { Button, Heading } from '@portico/ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

/**
 * A part of a form that shows its value, and its fields once the borrower changes it. Given another
 * `key`, it is closed again.
 */
export function ChangePart(props: {
  readonly heading: string;
  readonly value: ReactNode;
  /** What the button that opens it says. */
  readonly change: string;
  /** Its fields have something that is not saved, or was refused. */
  readonly changed: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const { heading, value, change, changed, children } = props;
  const [pressed, setPressed] = useState(false);
  const isOpen = pressed || changed;
  // What was opened by a draft stays open when its last change is taken back.
  if (changed && !pressed) setPressed(true);
  const fields = useRef<HTMLDivElement>(null);
  const byPress = useRef(false);
  useEffect(() => {
    if (isOpen && byPress.current)
      fields.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, [isOpen]);
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="grid grid-cols-1 gap-4 border-t border-line pt-4 first:border-t-0 first:pt-0"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <Heading level={4} size="label" id={id}>
            {heading}
          </Heading>
          {!isOpen && <p className="text-muted">{value}</p>}
        </div>
        {!isOpen && (
          <Button
            onClick={() => {
              byPress.current = true;
              setPressed(true);
            }}
          >
            {change}
          </Button>
        )}
      </div>
      {isOpen && (
        <div ref={fields} className="grid grid-cols-1 gap-4">
          {children}
        </div>
      )}
    </div>
  );
}
