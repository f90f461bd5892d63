import { createContext, createElement, useMemo, type ReactElement, type ReactNode } from 'react';

/** How a server draws the first screens of the elements inside. */
export type FirstScreensProps = {
  /** The language of the page; English without it. */
  readonly locale?: string | undefined;
  /** The nonce of the page's policy, for the styles of the first screens. */
  readonly nonce?: string | undefined;
  /**
   * The folder that has the style sheet of each element (`portico-sign-in.css`), for a policy that
   * allows no inline styles: `firstScreenStyles(tag)` of `@portico/first-screen` is its text.
   */
  readonly stylesheets?: string | undefined;
  readonly children?: ReactNode;
};

/** The nearest `FirstScreens`. */
export const FirstScreenContext = createContext<Omit<FirstScreensProps, 'children'>>({});

/** Tells a server how to draw the first screens of the elements inside; optional. */
export function FirstScreens(props: FirstScreensProps): ReactElement {
  const { locale, nonce, stylesheets, children } = props;
  const value = useMemo(() => ({ locale, nonce, stylesheets }), [locale, nonce, stylesheets]);
  return createElement(FirstScreenContext.Provider, { value }, children);
}
