import { useCallback, type ReactNode } from 'react';
import type { CatalogueWidget } from '../../catalogue';
import { host } from '../host';
import { DeclaredSnippet } from '../parts/declared-snippet';
import { Room } from '../parts/section';
import { Snippet } from '../parts/snippet';
import {
  importMap,
  heightsSnippet,
  importMapSnippet,
  policySnippet,
  policySource,
  scriptSnippet,
  tagSnippet,
} from '../snippet';
import { useLive } from '../use-live';
import { words } from '../texts';

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

type WidgetProps = {
  readonly widget: CatalogueWidget;
  /** The folder of the loader. */
  readonly suite: string;
  readonly files: Awaited<ReturnType<typeof host.suiteFiles>>;
};

function Widget({ widget, suite, files }: WidgetProps): ReactNode {
  const { tag, summary, properties, events } = widget;
  const { declared = {}, first = {}, style = '' } = files.tags[tag] ?? {};
  // Preloaded only where the build has drawn the first screen, not just its height.
  const ahead = declared['en'] && first['en'] && `${suite}/${first['en']}`;
  return (
    <article className="room">
      <Snippet text={tagSnippet(widget, style, ahead)} title={tag} />
      {Object.keys(declared).length > 0 && (
        <DeclaredSnippet tag={tag} suite={suite} files={declared} />
      )}
      <p className="quiet">{summary}</p>
      {properties.length > 0 && <Properties widget={widget} />}
      {events.length > 0 && (
        <p className="small">
          <span className="quiet">{words.events}</span> <code>{events.join(', ')}</code>
        </p>
      )}
    </article>
  );
}

/** The snippet for each widget, from the widgets' declarations. */
export function Snippets(): ReactNode {
  const load = useCallback(async () => {
    const catalogue = await host.catalogue();
    const files = await host.suiteFiles(catalogue.version);
    const suite = `${location.origin}/portico/${catalogue.version}`;
    const map = importMap(suite, files.files);
    return { ...catalogue, files, suite, map, policy: await policySource(map) };
  }, []);
  const { data, error } = useLive(load);
  return (
    <Room title={words.snippetsTitle} about={words.snippetsAbout} error={error}>
      {data && (
        <Snippet
          text={scriptSnippet(
            location.origin,
            data.version,
            data.files.files['loader.js']?.integrity ?? '',
            `${data.suite}/${data.files.ahead}`,
          )}
          title={words.scriptTag}
        />
      )}
      <Snippet text={policySnippet(location.origin)} title={words.policyHeader} />
      {data && <Snippet text={heightsSnippet(data.suite)} title={words.heightsTitle} />}
      {data && (
        <details>
          <summary>{words.integrityShow}</summary>
          <p className="quiet">{words.integrityAbout}</p>
          <Snippet text={importMapSnippet(data.map)} title={words.importMap} />
          <Snippet text={data.policy} title={words.policySource} />
        </details>
      )}
      {data?.widgets.map((widget) => (
        <Widget key={widget.tag} widget={widget} suite={data.suite} files={data.files} />
      ))}
    </Room>
  );
}
