import type { ReadSetting } from '@portico/element';
import { faqSections, type FaqSection } from '../settings/faq-options';

/** The sections that no setting hides, in their order (access §2). */
export function visibleSections(read: ReadSetting): readonly FaqSection[] {
  return faqSections.filter(({ hidden }) => !read(hidden)).map(({ name }) => name);
}

/** The one section that is open: the chosen one, else General, else the first (D58). */
export function activeSection(
  visible: readonly FaqSection[],
  chosen: FaqSection | undefined,
): FaqSection | undefined {
  return [chosen, 'general' as const].find((name) => name && visible.includes(name)) ?? visible[0];
}
