import type { ReactNode } from 'react';
import type { Mail } from '../../../api/console-routes';
import { formatInstant } from '../format';
import { host } from '../host';
import { CopyButton } from '../parts/copy-button';
import { Section } from '../parts/section';
import { usePolling } from '../use-polling';
import { texts } from '../texts';

/** The one-time code in a mail, if there is one. */
function codeIn(text: string): string | undefined {
  return /\b\d{6}\b/.exec(text)?.[0];
}

/** The text with its links, each on its own line. */
function LetterText({ text }: { readonly text: string }): ReactNode {
  return (
    <p className="letter">
      {text.split(/^(https?:\/\/\S+)$/m).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <a key={index} href={part} target="_blank" rel="noreferrer">
            {part}
          </a>
        ),
      )}
    </p>
  );
}

function Letter({ mail }: { readonly mail: Mail }): ReactNode {
  const code = codeIn(mail.text);
  return (
    <li>
      <div className="split">
        <h3>{mail.subject}</h3>
        <time className="small quiet number" dateTime={mail.sentAt}>
          {formatInstant(mail.sentAt)}
        </time>
      </div>
      <p className="quiet small">{mail.to}</p>
      <LetterText text={mail.text} />
      {code !== undefined && (
        <p className="split">
          <strong className="clock">{code}</strong>
          <CopyButton text={code} what={texts.code} />
        </p>
      )}
    </li>
  );
}

/** Every mail that the host has sent, live. */
export function Outbox(): ReactNode {
  const { data, error, refresh } = usePolling(host.outbox, 1500);
  return (
    <Section title={texts.outboxTitle} about={texts.outboxAbout} error={error}>
      {data?.length === 0 && <p className="quiet">{texts.outboxEmpty}</p>}
      {data !== undefined && data.length > 0 && (
        <>
          <ul className="sheet rows" aria-live="polite" aria-relevant="additions">
            {data.map((mail) => (
              <Letter key={mail.id} mail={mail} />
            ))}
          </ul>
          <p>
            <button type="button" onClick={() => void host.clearOutbox().then(refresh)}>
              {texts.clear}
            </button>
          </p>
        </>
      )}
    </Section>
  );
}
