import type { ReactNode, Ref } from 'react';

export type HeadingProps = {
  children: ReactNode;
  /** Its level in the document outline. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Its visual size, independent of its level; `section` by default. */
  size?: 'title' | 'section' | 'label' | undefined;
  id?: string | undefined;
  /** For moving the focus to a new screen's heading. */
  ref?: Ref<HTMLHeadingElement> | undefined;
};

const sizes = {
  title: 'font-heading text-2xl',
  section: 'font-heading text-xl',
  label: 'text-base',
};

/** A heading with independent level and size. Scripts can focus it. */
export function Heading({ children, level, size = 'section', id, ref }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag
      ref={ref}
      id={id}
      tabIndex={-1}
      part="heading"
      className={sizes[size] + ' leading-tight font-semibold text-balance'}
    >
      {children}
    </Tag>
  );
}
