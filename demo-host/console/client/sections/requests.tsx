import { useState, type ReactNode } from 'react';
import type { LoggedRequest } from '../../../api/console-routes';
import { formatInstant, formatJson } from '../format';
import { host } from '../host';
import { Room } from '../parts/section';
import { useLive } from '../use-live';
import { words } from '../texts';

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
          {entry.hasIdempotencyKey && <span className="tag">{words.idempotent}</span>}{' '}
          {entry.fault && <span className="tag bad">{words.fault}</span>}
        </summary>
        <Body title={words.fault} value={entry.fault} />
        <Body title={words.request} value={entry.input} />
        <Body title={words.answer} value={entry.answer} />
      </details>
    </li>
  );
}

/** The log of the reference API, live, with a filter. */
export function Requests(): ReactNode {
  const { data, error } = useLive(host.requests, 1500);
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLowerCase();
  const shown = data?.filter(({ path, call, username }) =>
    `${path} ${call} ${username ?? ''}`.toLowerCase().includes(wanted),
  );
  return (
    <Room title={words.requestsTitle} about={words.requestsAbout} error={error}>
      <label className="field">
        <span>{words.search}</span>
        <input type="search" value={filter} onChange={(event) => setFilter(event.target.value)} />
      </label>
      {shown?.length === 0 && <p className="quiet">{words.nothing}</p>}
      {shown !== undefined && shown.length > 0 && (
        <ul className="sheet rows">
          {shown.map((entry) => (
            <RequestRow key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </Room>
  );
}
