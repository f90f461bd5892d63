import { useState, type ReactNode } from 'react';
import type { LoggedRequest } from '../../../api/console-routes';
import { formatInstant, formatJson } from '../format';
import { host } from '../host';
import { Section } from '../parts/section';
import { usePolling } from '../use-polling';
import { texts } from '../texts';

function Body(props: { readonly title: string; readonly value: unknown }): ReactNode {
  const text = formatJson(props.value);
  if (text === '') return null;
  return (
    <>
      <h3 className="small quiet">{props.title}</h3>
      <pre className="code-box" tabIndex={0} aria-label={props.title}>
        {text}
      </pre>
    </>
  );
}

function RequestRow({ entry }: { readonly entry: LoggedRequest }): ReactNode {
  return (
    <li>
      <details>
        <summary>
          <span className={entry.status < 400 ? 'number' : 'number bad'}>{entry.status}</span>{' '}
          <code>
            {entry.method} {entry.path}
          </code>{' '}
          <span className="quiet small number">
            {Math.round(entry.took)} ms · {formatInstant(entry.at)}
            {entry.username !== null && ` · ${entry.username}`}
          </span>{' '}
          {entry.hasIdempotencyKey && <span className="tag">{texts.idempotent}</span>}{' '}
          {entry.fault && <span className="tag bad">{texts.fault}</span>}
        </summary>
        <Body title={texts.fault} value={entry.fault} />
        <Body title={texts.request} value={entry.input} />
        <Body title={texts.answer} value={entry.answer} />
      </details>
    </li>
  );
}

/** The log of the reference API, live, with a filter. */
export function Requests(): ReactNode {
  const { data, error } = usePolling(host.requests, 1500);
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLowerCase();
  const shown = data?.filter(({ path, call, username }) =>
    `${path} ${call} ${username ?? ''}`.toLowerCase().includes(wanted),
  );
  return (
    <Section title={texts.requestsTitle} about={texts.requestsAbout} error={error}>
      <label className="field">
        <span>{texts.search}</span>
        <input type="search" value={filter} onChange={(event) => setFilter(event.target.value)} />
      </label>
      {shown?.length === 0 && <p className="quiet">{texts.nothing}</p>}
      {shown !== undefined && shown.length > 0 && (
        <ul className="sheet rows">
          {shown.map((entry) => (
            <RequestRow key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </Section>
  );
}
