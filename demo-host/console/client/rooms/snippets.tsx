import { useCallback, type ReactNode } from 'react';
import type { CatalogueWidget } from '../../catalogue';
import { host } from '../host';
import { DeclaredSnippet } from '../parts/declared-snippet';
import { Room } from '../parts/room';
import { Snippet } from '../parts/snippet';
import { scriptSnippet, tagSnippet } from '../snippet';
import { useLive } from '../use-live';
import { words } from '../words';

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

type DeclaredFiles = {
  readonly tag: string;
  readonly version: string;
  readonly declared: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** Where the first screen of a tag is known before its page is. */
function Declared({ tag, version, declared }: DeclaredFiles): ReactNode {
  const files = declared[tag] ?? {};
  if (Object.keys(files).length === 0) return null;
  return <DeclaredSnippet tag={tag} suite={`/portico/${version}`} files={files} />;
}

/** What to paste for each widget, from the widgets' own declarations. */
export function Snippets(): ReactNode {
  const load = useCallback(async () => {
    const catalogue = await host.catalogue();
    return { ...catalogue, declared: await host.declared(catalogue.version) };
  }, []);
  const { data, error } = useLive(load);
  return (
    <Room title={words.snippetsTitle} about={words.snippetsAbout} error={error}>
      {data && (
        <Snippet text={scriptSnippet(location.origin, data.version)} title={words.scriptTag} />
      )}
      {data?.widgets.map((widget) => (
        <article key={widget.tag} className="room">
          <Snippet text={tagSnippet(widget)} title={widget.tag} />
          <Declared {...data} tag={widget.tag} />
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
