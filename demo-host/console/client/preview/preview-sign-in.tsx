import { useState, type ReactNode } from 'react';
import { host } from '../host';
import { CopyButton } from '../parts/copy-button';
import { texts } from '../texts';
import { usePolling } from '../use-polling';
import { previewTexts } from './preview.texts';

const load = async () => {
  const [borrowers, mails] = await Promise.all([host.borrowers(), host.outbox()]);
  const code = mails.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find(Boolean);
  return { borrower: borrowers[0], code };
};

function Credentials(): ReactNode {
  const { data, error } = usePolling(load, 3000);
  if (error !== undefined) return <p role="alert">{error}</p>;
  if (!data?.borrower) return null;
  const { username, password } = data.borrower;
  const values = [
    [texts.username, username] as const,
    [texts.password, password] as const,
    ...(data.code ? [[previewTexts.latestCode, data.code] as const] : []),
  ];
  return (
    <dl className="facts">
      {values.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <code>{value}</code>
            <CopyButton text={value} what={name} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What the preview's sign-in asks for: most widgets show something only to a borrower. */
export function PreviewSignIn(): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{previewTexts.signIn}</summary>
      <p className="quiet small">{previewTexts.signInAbout}</p>
      {open && <Credentials />}
    </details>
  );
}
