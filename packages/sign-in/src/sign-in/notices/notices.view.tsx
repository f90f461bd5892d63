import { useCore, useTexts } from '@portico/element';
import { Button, Dialog, ExternalLink, RichText, Stack } from '@portico/ui';
import { useState, type ReactNode } from 'react';
import { isMobileBrowser, noticesSeen, type NoticeName } from './once';
import { noticesTexts } from './notices.texts';
import { withTexts } from './with-texts';

type Stores = { readonly apple: string; readonly google: string };

/** Shows the notices not yet shown in this browser session, one after the other (D155). */
function NoticesView(props: { readonly announcement: string; readonly stores: Stores }): ReactNode {
  const { environment, mobile } = useCore();
  const seen = noticesSeen(environment.sessionStorage);
  const { announcement, stores } = props;
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
  if (notice === undefined) return null;
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

export default withTexts(NoticesView, [noticesTexts]);

type Closable = { readonly onClose: () => void };

function Announcement({ html, onClose }: Closable & { readonly html: string }): ReactNode {
  const t = useTexts(noticesTexts);
  return (
    <Dialog
      open
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
  const t = useTexts(noticesTexts);
  const links = [
    [stores.apple, t('appStore')],
    [stores.google, t('playStore')],
  ] as const;
  return (
    <Dialog
      open
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
              <ExternalLink key={label} href={href} newTabLabel={t('newTab')}>
                {label}
              </ExternalLink>
            ),
        )}
      </Stack>
    </Dialog>
  );
}
