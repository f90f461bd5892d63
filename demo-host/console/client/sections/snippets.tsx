import { useCallback, type ReactNode } from 'react';
import type { CatalogueWidget } from '../../catalogue';
import { host } from '../host';
import { DeclaredSnippet } from '../parts/declared-snippet';
import { Section } from '../parts/section';
import { Snippet } from '../parts/snippet';
import {
  importMap,
  heightsSnippet,
  importMapSnippet,
  policySnippet,
  policySource,
  scriptSnippet,
  tagSnippet,
  type AheadFile,
} from '../snippet';
import { usePolling } from '../use-polling';
import { texts } from '../texts';

function Properties({ widget }: { readonly widget: CatalogueWidget }): ReactNode {
  return (
    <div className="scroller" tabIndex={0} role="group" aria-label={widget.tag}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.attribute}</th>
            <th scope="col">{texts.type}</th>
            <th scope="col">{texts.meaning}</th>
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

type SuiteFiles = Awaited<ReturnType<typeof host.suiteFiles>>;

function aheadOf(suite: string, { files }: SuiteFiles, name: string): AheadFile {
  return { address: `${suite}/${name}`, integrity: files[name]?.integrity ?? '' };
}

type WidgetProps = {
  readonly widget: CatalogueWidget;
  /** The folder of the loader. */
  readonly suite: string;
  readonly files: SuiteFiles;
};

function Widget({ widget, suite, files }: WidgetProps): ReactNode {
  const { tag, summary, properties, events } = widget;
  const { declared = {}, first = {}, style = '', entry } = files.tags[tag] ?? {};
  // The first screen only where the build has drawn it, not just its height.
  const ahead = [declared['en'] && first['en'], entry].flatMap((file) =>
    file ? aheadOf(suite, files, file) : [],
  );
  return (
    <article className="section">
      <Snippet text={tagSnippet(tag, style, ahead)} title={tag} />
      {Object.keys(declared).length > 0 && (
        <DeclaredSnippet tag={tag} suite={suite} files={declared} />
      )}
      <p className="quiet">{summary}</p>
      {properties.length > 0 && <Properties widget={widget} />}
      {events.length > 0 && (
        <p className="small">
          <span className="quiet">{texts.events}</span> <code>{events.join(', ')}</code>
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
  const { data, error } = usePolling(load);
  return (
    <Section title={texts.snippetsTitle} about={texts.snippetsAbout} error={error}>
      {data && (
        <Snippet
          text={scriptSnippet(
            location.origin,
            data.version,
            data.files.files['loader.js']?.integrity ?? '',
            aheadOf(data.suite, data.files, data.files.ahead),
          )}
          title={texts.scriptTag}
        />
      )}
      <Snippet text={policySnippet(location.origin)} title={texts.policyHeader} />
      {data && <Snippet text={heightsSnippet(data.suite)} title={texts.heightsTitle} />}
      {data && (
        <details>
          <summary>{texts.integrityShow}</summary>
          <p className="quiet">{texts.integrityAbout}</p>
          <Snippet text={importMapSnippet(data.map)} title={texts.importMap} />
          <Snippet text={data.policy} title={texts.policySource} />
        </details>
      )}
      {data?.widgets.map((widget) => (
        <Widget key={widget.tag} widget={widget} suite={data.suite} files={data.files} />
      ))}
    </Section>
  );
}
