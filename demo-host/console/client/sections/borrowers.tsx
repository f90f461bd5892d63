import { useState, type ReactNode } from 'react';
import {
  borrowerKinds,
  type Borrower,
  type UnregisteredBorrower,
} from '../../../api/console-routes';
import { host } from '../host';
import { CopyButton } from '../parts/copy-button';
import { Section } from '../parts/section';
import { usePolling } from '../use-polling';
import { texts } from '../texts';

const signInPage = '/plain/login';

function Fact(props: { readonly name: string; readonly value: string }): ReactNode {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd>
        <code>{props.value}</code>
        <CopyButton text={props.value} what={props.name} />
      </dd>
    </div>
  );
}

function BorrowerRow({ borrower }: { readonly borrower: Borrower }): ReactNode {
  const open = () => {
    void navigator.clipboard.writeText(borrower.password);
    window.open(signInPage, '_blank');
  };
  return (
    <li>
      <div className="split">
        <h4>{borrower.name}</h4>
        <button type="button" onClick={open} title={texts.openAsNote}>
          {texts.openAs} {borrower.username}
        </button>
      </div>
      <p className="quiet">{borrower.story}</p>
      <dl className="facts">
        <Fact name={texts.username} value={borrower.username} />
        <Fact name={texts.password} value={borrower.password} />
        {borrower.email !== null && <Fact name={texts.email} value={borrower.email} />}
      </dl>
    </li>
  );
}

function UnregisteredRow({ borrower }: { readonly borrower: UnregisteredBorrower }): ReactNode {
  return (
    <li>
      <h3>{borrower.name}</h3>
      <p className="quiet">{borrower.story}</p>
      <dl className="facts">
        <Fact name={texts.lastName} value={borrower.lastName} />
        <Fact name={texts.accountType} value={borrower.accountType} />
        <Fact name={texts.accountNumber} value={borrower.accountNumber} />
        <Fact name={texts.ssn} value={borrower.ssn} />
        <Fact name={texts.dateOfBirth} value={borrower.dateOfBirth} />
        <Fact name={texts.zip} value={borrower.zip} />
      </dl>
    </li>
  );
}

/** The seeded borrowers, the people who can register, and a button to seed again. */
export function Borrowers(): ReactNode {
  const { data, error, refresh } = usePolling(host.borrowers);
  const unregistered = usePolling(host.unregistered);
  const [message, setMessage] = useState<string>();
  const startOver = () =>
    host.reset().then(
      () => {
        setMessage(texts.startedOver);
        refresh();
      },
      (problem: unknown) => setMessage(String(problem)),
    );
  return (
    <Section title={texts.borrowersTitle} about={texts.borrowersAbout} error={error}>
      {data &&
        borrowerKinds.map((kind) => (
          <section key={kind} className="section" aria-label={texts.borrowerKinds[kind]}>
            <h3>{texts.borrowerKinds[kind]}</h3>
            <ul className="sheet rows">
              {data
                .filter(({ shows }) => shows === kind)
                .map((borrower) => (
                  <BorrowerRow key={borrower.username} borrower={borrower} />
                ))}
            </ul>
          </section>
        ))}
      <h2>{texts.unregisteredTitle}</h2>
      <p className="quiet">{texts.unregisteredAbout}</p>
      <ul className="sheet rows">
        {unregistered.data?.map((borrower) => (
          <UnregisteredRow key={borrower.accountNumber} borrower={borrower} />
        ))}
      </ul>
      <p className="split">
        <button type="button" onClick={() => void startOver()}>
          {texts.startOver}
        </button>
        <span role="status">{message}</span>
      </p>
    </Section>
  );
}
