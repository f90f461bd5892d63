import { useContext, type ReactNode, type Ref } from 'react';
import { HeadingsContext, useHeadingTag, type HeadingLevel } from './headings';

export type HeadingProps = {
  children: ReactNode;
  /** Its level in a widget whose own heading is at level 2; `heading-level` of the tag moves it. */
  level: HeadingLevel;
  /** It is the widget's own heading, which `hide-heading` of the tag hides. */
  own?: boolean | undefined;
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

/**
 * A heading with independent level and size. Scripts can focus it. Hidden, it is no heading for
 * anyone, but still takes the focus and names its section.
 */
export function Heading({ children, level, own = false, size = 'section', id, ref }: HeadingProps) {
  const { hidden } = useContext(HeadingsContext);
  const tag = useHeadingTag(level);
  const isHidden = own && hidden;
  const Tag = isHidden ? 'p' : tag;
  const shape = sizes[size] + ' leading-tight font-semibold text-balance';
  return (
    <Tag
      ref={ref}
      id={id}
      tabIndex={-1}
      part={own ? 'heading title' : 'heading'}
      className={isHidden ? 'sr-only' : own ? 'own-heading ' + shape : shape}
    >
      {children}
    </Tag>
  );
}
