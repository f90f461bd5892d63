import { useTexts } from '@portico/element';
import { Banner } from '@portico/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { userInformationTexts } from '../user-information.sentences';

/**
 * Says that a link was sent to a new email address, which counts once it is opened (D174). The
 * notice is scrolled into view when it comes, because the field above it shows the old address again.
 */
export function PendingEmail(props: { readonly address: string | undefined }): ReactNode {
  const { address } = props;
  const t = useTexts(userInformationTexts);
  const notice = useRef<HTMLDivElement>(null);
  const shown = useRef(address);
  useEffect(() => {
    if (address === shown.current) return;
    shown.current = address;
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, [address]);
  if (!address) return null;
  return (
    <div ref={notice} className="scroll-mb-20">
      <Banner tone="info">{t('emailPending', { address })}</Banner>
    </div>
  );
}
