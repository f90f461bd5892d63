import type { ReactNode, Ref } from 'react';

export type HeadingProps = {
  children: ReactNode;
  /** Its place in the outline. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Its weight on the page, whatever its level; `section` unless told. */
  size?: 'title' | 'section' | 'label' | undefined;
  id?: string | undefined;
  /** For moving the focus to a new screen's heading. */
  ref?: Ref<HTMLHeadingElement> | undefined;
};

const sizes = {
  title: 'text-2xl',
  section: 'text-xl',
  label: 'text-base',
};

/** A heading whose level and size are chosen apart. It can take the focus from a program. */
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
