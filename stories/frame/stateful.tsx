import { useState, type ReactNode } from 'react';

type HeldProps<T> = {
  initial: T;
  children: (value: T, change: (value: T) => void) => ReactNode;
};

/** Holds the state of a controlled primitive, so that it can be typed in. */
export function Held<T>({ initial, children }: HeldProps<T>) {
  const [value, change] = useState(initial);
  return children(value, change);
}
