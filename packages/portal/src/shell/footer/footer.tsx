import type { Screen } from '@portico/core';
import { customerServiceHours, customerServicePhone, footerText } from '@portico/core/internal';
import { useSetting, useTexts } from '@portico/element';
import { HeadingsContext, headingTag, Link, PhoneLink, RichText } from '@portico/ui';
import { useContext, type ReactNode } from 'react';
import { Copyright } from './copyright';
import { FooterImages } from './footer-images';
import { portalFrameTexts } from '../portal-frame.sentences';
import { FrameWidth } from '../frame-width';
import type { ListedItem } from '../navigation/navigation-item';

type Props = { readonly items: readonly ListedItem[] };

/** How the lender can be reached, then its copyright, text and pictures. */
export function SignedInFooter({ items }: Props): ReactNode {
  const text = useSetting(footerText);
  return (
    <footer part="footer" className="border-t border-line bg-raised text-sm text-muted">
      <FrameWidth className="grid gap-8 py-10">
        <div className="grid gap-8 md:grid-cols-4 print:hidden">
          <CallUs />
          <WriteToUs items={items} />
          <Offices items={items} />
          <slot name="help" />
        </div>
        <div className="grid gap-4 border-t border-line pt-6 md:grid-cols-[1fr_auto] md:items-start">
          <div className="grid gap-2">
            <Copyright />
            {text && <RichText html={text} />}
          </div>
          <FooterImages />
        </div>
      </FrameWidth>
    </footer>
  );
}

function CallUs(): ReactNode {
  const t = useTexts(portalFrameTexts);
  const phone = useSetting(customerServicePhone);
  const hours = useSetting(customerServiceHours);
  if (phone === '') return null;
  return (
    <Column heading={t('callUs')}>
      <p>
        <PhoneLink phone={phone} />
      </p>
      {hours && <p>{hours}</p>}
    </Column>
  );
}

function WriteToUs({ items }: Props): ReactNode {
  const t = useTexts(portalFrameTexts);
  const messages = find(items, 'messages');
  const faq = find(items, 'faq');
  if (!messages && !faq) return null;
  return (
    <Column heading={t('writeToUs')}>
      {messages && <ItemLink item={messages}>{t('sendMessage')}</ItemLink>}
      {faq && <ItemLink item={faq}>{faq.label}</ItemLink>}
    </Column>
  );
}

function Offices({ items }: Props): ReactNode {
  const t = useTexts(portalFrameTexts);
  const locations = find(items, 'locations');
  if (!locations) return null;
  return (
    <Column heading={t('offices')}>
      <ItemLink item={locations}>{t('findOffice')}</ItemLink>
    </Column>
  );
}

const find = (items: Props['items'], screen: Screen) => items.find(({ key }) => key === screen);

function ItemLink(props: { readonly item: ListedItem; readonly children: string }): ReactNode {
  const { link } = props.item;
  return (
    <p>
      <Link href={link?.href} onClick={link?.onClick}>
        {props.children}
      </Link>
    </p>
  );
}

function Column(props: { readonly heading: string; readonly children: ReactNode }): ReactNode {
  const { level = 1 } = useContext(HeadingsContext);
  const Tag = headingTag(level + 1);
  return (
    <div className="grid content-start gap-1 leading-6">
      <Tag className="text-base font-semibold text-ink">{props.heading}</Tag>
      {props.children}
    </div>
  );
}
