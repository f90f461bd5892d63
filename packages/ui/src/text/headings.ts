import { createContext, useContext } from 'react';

/** Where a widget's headings begin in the page around it. */
export type Headings = {
  /** The level of its own heading; the default is the owner's. */
  readonly level?: number | undefined;
  /** The page has a heading in place of its own one. */
  readonly hidden: boolean;
};

/** The page's outline around the widget: heading-level and hide-heading of its tag, or the portal's. */
export const HeadingsContext = createContext<Headings>({ hidden: false });

/** A level of the outline. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

const tags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** The element of a heading at a level; what is deeper than the deepest is at that. */
export const headingTag = (level: number): (typeof tags)[number] => tags[level - 1] ?? 'h6';

/**
 * The element of a heading that is written for a widget that begins at level 2, in the widget where
 * it is. Where the page has the widget's own heading, it is below that.
 */
export function useHeadingTag(level: HeadingLevel): (typeof tags)[number] {
  const { level: first = 2, hidden } = useContext(HeadingsContext);
  return headingTag(Math.max(level + first - 2, hidden ? first + 1 : 1));
}
