import { useState, type ReactNode } from 'react';

type StatefulProps<T> = {
  initial: T;
  children: (value: T, change: (value: T) => void) => ReactNode;
};

/** Holds the state of a controlled primitive, so that it can be typed in. */
export function Stateful<T>({ initial, children }: StatefulProps<T>) {
  const [value, change] = useState(initial);
  return children(value, change);
}
