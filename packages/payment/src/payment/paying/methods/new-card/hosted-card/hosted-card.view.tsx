import { useSetting, useSignalValue, useTexts } from '@portico/element';
import type { CardFieldsSentences } from '@portico/contract/hosted-fields';
import { fail, safeAddress } from '@portico/rules';
import { Banner, Button, Spinner } from '@portico/ui';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { MethodFormProps } from '../../method-form';
import type { CardFields, CardFieldsPage } from '../card-fields';
import { CardDialog } from '../card-dialog';
import { newCardTexts } from '../new-card.sentences';
import { FieldModel, lookOf } from './field-look';
import { hostedAddress } from './hosted-address';
import { createHostedCard, type HostedCard } from './hosted-card.fields';
import { hostedFieldsUrl } from '../../../../../settings/card-payment-options';

export const texts = [newCardTexts];

/** A new card whose number is typed into a page of the lender's processor. */
export default function HostedCardView(props: MethodFormProps): ReactNode {
  const setting = useSetting(hostedFieldsUrl);
  return <CardDialog {...props} createFields={(page) => createFields(page, setting)} />;
}

function createFields(page: CardFieldsPage, setting: string): CardFields {
  const { core } = page;
  const url = hostedAddress(setting, core.environment.location.href());
  if (!url) {
    core.report({ message: `No page of another origin for the card fields: ${setting}` });
    return noFields;
  }
  const card = createHostedCard(page, url);
  return {
    ...card,
    View: ({ children }) => (
      <div className="grid gap-4">
        <Frame card={card} src={url.href} />
        {children}
      </div>
    ),
  };
}

/** Used if the lender's setting is not a usable address. */
const noFields: CardFields = {
  View: ({ children }) => (
    <div className="grid gap-4">
      <Failed />
      {children}
    </div>
  ),
  complete: () => false,
  take: () => Promise.resolve(fail('failed')),
  focus: () => undefined,
  dispose: () => undefined,
};

function Frame(props: { readonly card: HostedCard; readonly src: string }): ReactNode {
  const { card, src } = props;
  const t = useTexts(newCardTexts);
  const ref = useRef<HTMLIFrameElement>(null);
  const model = useRef<HTMLSpanElement>(null);
  const sentences = useSentences();
  const current = useRef(sentences);
  useLayoutEffect(() => {
    current.current = sentences;
  });
  const { at, attempt, height } = useSignalValue(card.state);
  // A layout effect, because the frame may send messages before the screen is painted.
  useLayoutEffect(() => {
    const frame = ref.current;
    if (!frame) return undefined;
    card.attach({
      window: frame.contentWindow,
      isDark: () => isDark(frame),
      look: () => lookOf(model.current),
      sentences: () => current.current,
      focus: () => frame.focus(),
      hasFocus: () => isActive(frame),
    });
    return () => card.attach(undefined);
  }, [card, attempt]);
  useEffect(() => {
    if (height !== undefined) ref.current?.style.setProperty('height', `${height}px`);
  }, [height]);
  if (at === 'failed') return <Failed onRetry={card.retry} />;
  return (
    <div>
      <FieldModel ref={model} />
      {at === 'loading' && <Spinner diameter={80} label={t('frameLoading')} />}
      <iframe
        key={attempt}
        data-fields
        ref={ref}
        title={t('frameTitle')}
        src={safeAddress(src, 'page')}
        sandbox="allow-scripts allow-same-origin allow-forms"
        className={'-m-1 w-[calc(100%+0.5rem)] ' + (at === 'loading' ? 'h-0' : 'h-44')}
        onLoad={card.loaded}
      />
    </div>
  );
}

/** The sentences of the fields in the frame. */
function useSentences(): CardFieldsSentences {
  const t = useTexts(newCardTexts);
  return {
    number: t('cardNumber'),
    securityCode: t('securityCode'),
    numberRequired: t('cardNumberRequired'),
    numberInvalid: t('cardNumberInvalid'),
    numberUnsupported: t('cardNumberUnsupported'),
    securityCodeRequired: t('securityCodeRequired'),
    securityCodeInvalid: t('securityCodeInvalid'),
  };
}

function Failed({ onRetry }: { readonly onRetry?: () => void }): ReactNode {
  const t = useTexts(newCardTexts);
  return (
    <Banner tone="error" action={onRetry && <Button onClick={onRetry}>{t('tryAgain')}</Button>}>
      {t('frameFailed')}
    </Banner>
  );
}

/** Not `:focus`, which a frame does not match while the focus is in its page. */
function isActive(element: Element): boolean {
  const root = element.getRootNode();
  const hasActive = root instanceof ShadowRoot || root instanceof HTMLDocument;
  return hasActive && root.activeElement === element;
}

/** Whether the page around the frame is dark, so that the frame can match it. */
function isDark(element: Element): boolean {
  const scheme = getComputedStyle(element).colorScheme;
  if (!scheme.includes('dark')) return false;
  return !scheme.includes('light') || matchMedia('(prefers-color-scheme: dark)').matches;
}
