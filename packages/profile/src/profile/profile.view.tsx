import type { Destination } from '@portico/core';
import { ForBorrower, useTexts } from '@portico/element';
import { PageParts, PagePartsList, SectionError } from '@portico/shared/section';
import { Heading, Skeleton, Stack } from '@portico/ui';
import { useMemo, type ReactNode } from 'react';
import type { ProfilePage } from './profile-page';
import { useProfile } from './profile.controller';
import { profileSections } from './profile.sections';
import { profileTexts } from './profile.sentences';
import { ClosingSections } from './screens/closing-sections';
import { SectionOnDemand } from './screens/section-on-demand';

const here: Destination = { screen: 'profile' };

/** The view of `portico-profile`. */
export function ProfileView(): ReactNode {
  const t = useTexts(profileTexts);
  return (
    <ForBorrower to={here} sentence={t('signedOut')} signIn={t('signIn')}>
      <ProfileLoader />
    </ForBorrower>
  );
}

/** Nothing is shown before the profile and the rules of its fields are loaded (access §2). */
function ProfileLoader(): ReactNode {
  const t = useTexts(profileTexts);
  const [state, actions] = useProfile();
  const page = useMemo(
    () => (typeof state === 'string' ? undefined : { profile: state, ...actions }),
    [state, actions],
  );
  if (page) return <Sections page={page} />;
  if (state === 'loading') return <Loading />;
  return (
    <SectionError retryLabel={t('tryAgain')} retry={actions.reload}>
      {t('failed')}
    </SectionError>
  );
}

/** As high as the sections are, so that nothing moves when they are loaded. */
function Loading(): ReactNode {
  const t = useTexts(profileTexts);
  return (
    <div role="status" aria-label={t('loading')} className="@container">
      <div className="grid grid-cols-1 gap-10">
        <Skeleton rows={2} />
        {profileSections.map(({ heading, height }) => (
          <div
            key={heading}
            className="grid grid-cols-1 gap-x-16 gap-y-6 border-t border-line pt-10 @min-[880px]:grid-cols-[16rem_minmax(0,40rem)]"
          >
            <div>
              <Skeleton rows={3} />
            </div>
            <div className={height}>
              <Skeleton rows={4} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

function Sections({ page }: { readonly page: ProfilePage }): ReactNode {
  const t = useTexts(profileTexts);
  return (
    <div className="@container">
      <PageParts>
        <div className="flex flex-col gap-10">
          <Stack gap="tight">
            <Heading own level={2} size="title">
              {t('title')}
            </Heading>
            <p className="text-muted">{t('intro')}</p>
          </Stack>
          <PagePartsList />
          {profileSections.map((section) => (
            <SectionOnDemand key={section.heading} section={section} page={page} />
          ))}
          <ClosingSections />
        </div>
      </PageParts>
    </div>
  );
}
