import { chunk, isPersonalUser, type Chunk } from '@portico/core/internal';
import { PartOnDemand, useSession, useSetting, type ViewModule } from '@portico/element';
import type { ReactNode } from 'react';
import type { ProfilePage } from './profile-page';
import type { ProfileTextKey } from './profile.sentences';
import { KnownSignIn } from './screens/known-sign-in';
import { hidePersonalInformationOption } from '../settings';

/** How a section is shown until its code is there, and where it cannot be fetched. */
export type Waiting = {
  readonly waiting: ReactNode;
  readonly failed: (retry: () => void) => ReactNode;
};

/** A section of the profile. */
export type ProfileSection = {
  readonly heading: ProfileTextKey;
  readonly purpose: ProfileTextKey;
  /** A hook: whether the borrower has the section. */
  readonly useShown: () => boolean;
  /** The classes of the height that is kept for it until it is shown, by the width of its form. */
  readonly height: string;
  /** What can be read of it until then. */
  readonly known?: (page: ProfilePage) => ReactNode;
  /** Its view, whose code is fetched when this is first drawn. */
  readonly draw: (page: ProfilePage, waiting: Waiting) => ReactNode;
};

const always = () => true;

/** The sections in their order (access §2). */
export const profileSections: readonly ProfileSection[] = [
  {
    heading: 'userInformation',
    purpose: 'userInformationPurpose',
    useShown: always,
    height: 'min-h-128.5 @min-[480px]:min-h-69.25',
    known: ({ profile: { userInfo } }) => userInfo && <KnownSignIn userInfo={userInfo} />,
    draw: onDemand(
      chunk(() => import('../user-information/user-information.view')),
      ({ profile, onSaved, reload }, { waiting }) => ({
        userInfo: profile.userInfo,
        waiting,
        onSaved: (userInfo) => onSaved({ userInfo }),
        reload,
      }),
    ),
  },
  {
    heading: 'personalInformation',
    purpose: 'personalInformationPurpose',
    useShown: useHasPersonalInformation,
    height: 'min-h-215.5 @min-[480px]:min-h-121.25',
    draw: onDemand(
      chunk(() => import('../personal-information/personal-information.view')),
      ({ profile, onSaved, reload }) => ({
        personalInfo: profile.personalInfo,
        alerts: profile.userAlertsInfo,
        onSaved,
        reload,
      }),
    ),
  },
  {
    heading: 'notifications',
    purpose: 'notificationsPurpose',
    useShown: always,
    height: 'min-h-177 @min-[480px]:min-h-166.75',
    draw: onDemand(
      chunk(() => import('../notifications/notifications.view')),
      ({ profile, onSaved, reload }) => ({
        profile,
        onSaved: (userAlertsInfo) => onSaved({ userAlertsInfo }),
        reload,
      }),
    ),
  },
];

/** A view in a file of its own, with its props from the page. */
function onDemand<P extends object>(
  code: Chunk<ViewModule<P>>,
  propsOf: (page: ProfilePage, waiting: Waiting) => P,
): ProfileSection['draw'] {
  return (page, waiting) => (
    <PartOnDemand code={code} {...waiting}>
      {(View) => <View {...propsOf(page, waiting)} />}
    </PartOnDemand>
  );
}

/** A person always has it; for others a setting removes it (access §6). */
function useHasPersonalInformation(): boolean {
  const session = useSession();
  const hidden = useSetting(hidePersonalInformationOption);
  return session !== undefined && (isPersonalUser(session) || !hidden);
}
