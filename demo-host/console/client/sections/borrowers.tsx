import { useState, type ReactNode } from 'react';
import type { Borrower, Newcomer } from '../../../api/console-routes';
import { host } from '../host';
import { CopyButton } from '../parts/copy-button';
import { Room } from '../parts/section';
import { useLive } from '../use-live';
import { words } from '../texts';

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
        <h3>{borrower.name}</h3>
        <button type="button" onClick={open} title={words.openAsNote}>
          {words.openAs} {borrower.username}
        </button>
      </div>
      <p className="quiet">{borrower.story}</p>
      <dl className="facts">
        <Fact name={words.username} value={borrower.username} />
        <Fact name={words.password} value={borrower.password} />
        {borrower.email !== null && <Fact name={words.email} value={borrower.email} />}
      </dl>
    </li>
  );
}

function NewcomerRow({ newcomer }: { readonly newcomer: Newcomer }): ReactNode {
  return (
    <li>
      <h3>{newcomer.name}</h3>
      <p className="quiet">{newcomer.story}</p>
      <dl className="facts">
        <Fact name={words.lastName} value={newcomer.lastName} />
        <Fact name={words.accountType} value={newcomer.accountType} />
        <Fact name={words.accountNumber} value={newcomer.accountNumber} />
        <Fact name={words.ssn} value={newcomer.ssn} />
        <Fact name={words.dateOfBirth} value={newcomer.dateOfBirth} />
        <Fact name={words.zip} value={newcomer.zip} />
      </dl>
    </li>
  );
}

/** The seeded borrowers, the people who can register, and a button to seed again. */
export function Borrowers(): ReactNode {
  const { data, error, refresh } = useLive(host.borrowers);
  const newcomers = useLive(host.newcomers);
  const [said, setSaid] = useState<string>();
  const startOver = () =>
    host.reset().then(
      () => {
        setSaid(words.startedOver);
        refresh();
      },
      (problem: unknown) => setSaid(String(problem)),
    );
  return (
    <Room title={words.borrowersTitle} about={words.borrowersAbout} error={error}>
      <ul className="sheet rows">
        {data?.map((borrower) => (
          <BorrowerRow key={borrower.username} borrower={borrower} />
        ))}
      </ul>
      <h2>{words.newcomersTitle}</h2>
      <p className="quiet">{words.newcomersAbout}</p>
      <ul className="sheet rows">
        {newcomers.data?.map((newcomer) => (
          <NewcomerRow key={newcomer.accountNumber} newcomer={newcomer} />
        ))}
      </ul>
      <p className="split">
        <button type="button" onClick={() => void startOver()}>
          {words.startOver}
        </button>
        <span role="status">{said}</span>
      </p>
    </Room>
  );
}
