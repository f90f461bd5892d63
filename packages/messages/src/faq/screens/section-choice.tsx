import type { FaqSection } from '@portico/core/internal';
import { useTexts } from '@portico/element';
import { Select } from '@portico/ui';
import type { ReactNode } from 'react';
import { faqTexts } from '../faq.sentences';

type SectionChoiceProps = {
  readonly names: readonly FaqSection[];
  readonly active: FaqSection;
  /** Id of the element that shows the section. */
  readonly panel: string;
  readonly onChoose: (name: FaqSection) => void;
};

/** Chooses a section: a list at the side, or a dropdown where the page is too narrow. */
export function SectionChoice(props: SectionChoiceProps): ReactNode {
  const { names, active, panel, onChoose } = props;
  const t = useTexts(faqTexts);
  return (
    <>
      <div className="@2xl:hidden">
        <Select
          label={t('selectSection')}
          name="section"
          value={active}
          options={names.map((name) => ({ value: name, label: t(name) }))}
          onChange={onChoose}
        />
      </div>
      <nav aria-label={t('sections')} className="hidden @2xl:block">
        <ul className="grid gap-1">
          {names.map((name) => (
            <li key={name}>
              <button
                type="button"
                part="section-link"
                aria-current={name === active ? 'true' : undefined}
                aria-controls={panel}
                className="min-h-11 w-full cursor-pointer border-s-2 border-transparent px-3 text-start text-muted hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink"
                onClick={() => onChoose(name)}
              >
                {t(name)}
              </button>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
