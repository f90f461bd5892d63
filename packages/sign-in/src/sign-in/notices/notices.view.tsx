import { useCore, useTexts } from '@portico/element';
import { Button, Dialog, ExternalLink, RichText, Stack } from '@portico/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { isMobileBrowser, noticesSeen, type NoticeName } from './once';
import { signInNoticesTexts } from './sign-in-notices.sentences';

export const texts = [signInNoticesTexts];

type Stores = { readonly apple: string; readonly google: string };

/** Width in px of both (access §9). */
const noticeWidth = 300;

type NoticesProps = {
  readonly announcement: string;
  readonly stores: Stores;
  readonly mayOpen: boolean;
  /** Called when there is none to show any more. */
  readonly onRead: () => void;
};

/** Shows the notices not yet shown in this browser session, one after the other (D155). */
export default function NoticesView(props: NoticesProps): ReactNode {
  const { environment, mobile } = useCore();
  const seen = noticesSeen(environment.sessionStorage);
  const { announcement, stores, mayOpen, onRead } = props;
  const [waiting, setWaiting] = useState(() => {
    const wanted: readonly (readonly [NoticeName, boolean])[] = [
      ['announcement', announcement !== ''],
      [
        'appStore',
        (stores.apple !== '' || stores.google !== '') &&
          !mobile &&
          isMobileBrowser(environment.userAgent),
      ],
    ];
    return wanted.flatMap(([notice, on]) => (on && !seen.has(notice) ? [notice] : []));
  });
  const [notice] = waiting;
  const areRead = notice === undefined;
  useEffect(() => {
    if (areRead) onRead();
  }, [areRead, onRead]);
  if (areRead || !mayOpen) return null;
  const close = () => {
    seen.add(notice);
    setWaiting(waiting.slice(1));
  };
  return notice === 'announcement' ? (
    <Announcement html={announcement} onClose={close} />
  ) : (
    <AppStores stores={stores} onClose={close} />
  );
}

type Closable = { readonly onClose: () => void };

function Announcement({ html, onClose }: Closable & { readonly html: string }): ReactNode {
  const t = useTexts(signInNoticesTexts);
  return (
    <Dialog
      open
      width={noticeWidth}
      title={t('announcement')}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <RichText html={html} />
    </Dialog>
  );
}

function AppStores({ stores, onClose }: Closable & { readonly stores: Stores }): ReactNode {
  const t = useTexts(signInNoticesTexts);
  const links = [
    [stores.apple, t('appStore')],
    [stores.google, t('playStore')],
  ] as const;
  return (
    <Dialog
      open
      width={noticeWidth}
      title={t('appHeading')}
      onClose={onClose}
      actions={
        <Button variant="quiet" onClick={onClose}>
          {t('notNow')}
        </Button>
      }
    >
      <Stack>
        <p>{t('app')}</p>
        {links.map(
          ([href, label]) =>
            href && (
              <ExternalLink key={label} href={href}>
                {label}
              </ExternalLink>
            ),
        )}
      </Stack>
    </Dialog>
  );
}
