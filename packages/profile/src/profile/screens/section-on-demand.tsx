import { useTexts } from '@portico/element';
import { SectionError, SectionWithPurpose, useNearView } from '@portico/shared/section';
import { Skeleton } from '@portico/ui';
import type { ReactNode } from 'react';
import type { ProfilePage } from '../profile-page';
import type { ProfileSection } from '../profile.sections';
import { profileTexts } from '../profile.sentences';

/**
 * A section of the profile, if the borrower has it. Its heading is there at once, its code is
 * fetched when it is near, and its failure leaves the other sections as they are.
 */
export function SectionOnDemand(props: {
  readonly section: ProfileSection;
  readonly page: ProfilePage;
}): ReactNode {
  const { section, page } = props;
  const { heading, purpose, useShown, height, known, draw } = section;
  const t = useTexts(profileTexts);
  const [ref, near] = useNearView<HTMLDivElement>();
  if (!useShown()) return null;
  const waiting = (
    <div aria-busy className={height}>
      {known?.(page) ?? <Skeleton rows={3} />}
    </div>
  );
  const failed = (retry: () => void) => (
    <SectionError retryLabel={t('tryAgain')} retry={retry}>
      {t('sectionFailed')}
    </SectionError>
  );
  return (
    <div ref={ref} className="border-t border-line pt-10 [nav+&]:border-t-0 [nav+&]:pt-0">
      <SectionWithPurpose heading={t(heading)} purpose={t(purpose)}>
        {near ? draw(page, { waiting, failed }) : waiting}
      </SectionWithPurpose>
    </div>
  );
}
