import type { ReactNode } from 'react';
import type { CatalogueWidget } from '../../catalogue';
import { host } from '../host';
import { CopyButton } from '../parts/copy-button';
import { Room } from '../parts/room';
import { scriptSnippet, tagSnippet } from '../snippet';
import { useLive } from '../use-live';
import { words } from '../words';

function Snippet(props: { readonly text: string; readonly title: string }): ReactNode {
  return (
    <>
      <div className="split">
        <h3>{props.title}</h3>
        <CopyButton text={props.text} what={props.title} />
      </div>
      <pre className="code-box" tabIndex={0} aria-label={props.title}>
        {props.text}
      </pre>
    </>
  );
}

function Properties({ widget }: { readonly widget: CatalogueWidget }): ReactNode {
  return (
    <div className="scroller" tabIndex={0} role="group" aria-label={widget.tag}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.attribute}</th>
            <th scope="col">{words.type}</th>
            <th scope="col">{words.meaning}</th>
          </tr>
        </thead>
        <tbody>
          {widget.properties.map((property) => (
            <tr key={property.name}>
              <td>
                <code>{property.attribute}</code>
              </td>
              <td>
                <code>{property.type}</code>
              </td>
              <td>{property.doc}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What to paste for each widget, from the widgets' own declarations. */
export function Snippets(): ReactNode {
  const { data, error } = useLive(host.catalogue);
  return (
    <Room title={words.snippetsTitle} about={words.snippetsAbout} error={error}>
      {data && (
        <Snippet text={scriptSnippet(location.origin, data.version)} title={words.scriptTag} />
      )}
      {data?.widgets.map((widget) => (
        <article key={widget.tag} className="room">
          <Snippet text={tagSnippet(widget)} title={widget.tag} />
          <p className="quiet">{widget.summary}</p>
          {widget.properties.length > 0 && <Properties widget={widget} />}
          {widget.events.length > 0 && (
            <p className="small">
              <span className="quiet">{words.events}</span> <code>{widget.events.join(', ')}</code>
            </p>
          )}
        </article>
      ))}
    </Room>
  );
}
