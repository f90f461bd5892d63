import { chunk } from '@portico/core/internal';
import {
  useCore,
  useFlow,
  useHref,
  useReleasedHeight,
  useSession,
  useTexts,
  VisitorLead,
} from '@portico/element';
import { DraftOf } from '@portico/shared/draft';
import { Banner, Button, Heading, Link } from '@portico/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { challengeCaptcha, type Captcha } from './captcha/captcha';
import { createMessages } from './messages.controller';
import type { MessagesState } from './messages.flow';
import { messagesTexts } from './messages.sentences';
import { OwnQuestions } from '../questions/own-questions';
import { MessageForm } from './screens/message-form';

const draft = chunk(() => import('./message-draft.view'));

type MessagesViewProps = {
  /** Whether the lender's logo is shown above it to a visitor. */
  readonly logo?: boolean | undefined;
  /** Tells people from robots; by default the challenge of the lender's API (D57). */
  readonly captcha?: Captcha | undefined;
};

/** The view of `portico-messages`. */
export function MessagesView({ logo = true, captcha }: MessagesViewProps): ReactNode {
  const core = useCore();
  const t = useTexts(messagesTexts);
  const { state, send } = useFlow(() => createMessages(core, captcha ?? challengeCaptcha(core)));
  const signedIn = useSession() !== undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const again = () => {
    // The pressed button is removed.
    heading.current?.focus();
    send({ type: 'again' });
  };
  return (
    <div className="grid max-w-lg grid-cols-1 gap-4">
      <VisitorLead logo={logo} />
      <Heading own ref={heading} level={2}>
        {t('heading')}
      </Heading>
      {/* Also once it is sent, which ends the draft. */}
      <DraftOf code={draft} values={state.values} of={{ state, send }} />
      {state.at === 'sent' ? (
        <Sent state={state} again={again} />
      ) : (
        <>
          <FaqHint />
          <MessageForm state={state} send={send} signedIn={signedIn} />
        </>
      )}
      {signedIn && <OwnQuestions />}
    </div>
  );
}

/** A link to the FAQ, which may make the message unnecessary. */
function FaqHint(): ReactNode {
  const t = useTexts(messagesTexts);
  const { href, onClick } = useHref({ screen: 'faq' });
  return (
    <p>
      {t('hint')}{' '}
      <Link href={href} onClick={onClick}>
        {t('toFaq')}
      </Link>
    </p>
  );
}

/** Thanks, which receive the focus because the form was removed. */
function Sent(props: { readonly state: MessagesState; readonly again: () => void }): ReactNode {
  const t = useTexts(messagesTexts);
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), []);
  useReleasedHeight('portico-messages', true);
  return (
    <>
      <Banner ref={banner} tone="success">
        {t(props.state.values.kind === 'question' ? 'questionSent' : 'feedbackSent')}
      </Banner>
      <div>
        <Button onClick={props.again}>{t('again')}</Button>
      </div>
    </>
  );
}
