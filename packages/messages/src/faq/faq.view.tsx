import { faqSections, type FaqSection } from '@portico/core/internal';
import { useSetting, useSettingReader, useTexts, VisitorLead } from '@portico/element';
import { Banner, Heading, RichText, Stack } from '@portico/ui';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { activeSection, visibleSections } from './faq.model';
import { faqTexts } from './faq.sentences';
import { SectionChoice } from './screens/section-choice';

type FaqViewProps = {
  /** Whether the lender's logo is shown above it to a visitor. */
  readonly logo?: boolean | undefined;
};

/** The view of `portico-faq`. */
export function FaqView({ logo = true }: FaqViewProps): ReactNode {
  const t = useTexts(faqTexts);
  const visible = visibleSections(useSettingReader());
  const [chosen, choose] = useState<FaqSection>();
  const active = activeSection(visible, chosen);
  const panel = useId();
  return (
    <Stack gap="wide">
      <VisitorLead logo={logo} />
      <Heading own level={2}>
        {t('heading')}
      </Heading>
      {active === undefined ? (
        <Banner tone="info">{t('empty')}</Banner>
      ) : (
        <div className="@container">
          <div className="grid grid-cols-1 gap-6 @2xl:grid-cols-[12rem_minmax(0,1fr)] @2xl:gap-10">
            <SectionChoice names={visible} active={active} panel={panel} onChoose={choose} />
            <section id={panel} aria-labelledby={`${panel}h`} part="section">
              <Stack>
                <Heading level={3} id={`${panel}h`}>
                  {t(active)}
                </Heading>
                {faqSections.map(
                  (section) =>
                    section.name === active && <Content key={active} section={section} />,
                )}
              </Stack>
            </section>
          </div>
        </div>
      )}
    </Stack>
  );
}

/** The lender's text of a section. */
function Content({ section }: { readonly section: (typeof faqSections)[number] }): ReactNode {
  const t = useTexts(faqTexts);
  const html = useSetting(section.content);
  // A prerendered screen has no text of the lender yet; it reserves the height of a sentence.
  const [isInPage, setInPage] = useState(false);
  useEffect(() => setInPage(true), []);
  if (html !== '') return <RichText html={html} />;
  return <p className={isInPage ? undefined : 'invisible'}>{t('empty')}</p>;
}
