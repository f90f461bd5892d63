import { useCallback, useState, type ReactNode } from 'react';
import { languageName } from '../../catalogue';
import { host } from '../host';
import { declaredSnippet } from '../snippet';
import { usePolling } from '../use-polling';
import { texts } from '../texts';
import { Snippet } from './snippet';

type DeclaredProps = {
  readonly tag: string;
  /** The folder of the loader. */
  readonly suite: string;
  /** The files of its first screen in that folder, by language. */
  readonly files: Readonly<Record<string, string>>;
};

/** `Spanish` of `es`, `Spanish, plain words` of `plain.es`. */
function lookOf(key: string): string {
  const [language = '', preset] = key.split('.').reverse();
  return preset ? `${languageName(language)}, ${texts.declaredWords}` : languageName(language);
}

/** The tag with its first screen's markup in it. The files are fetched when it is opened. */
export function DeclaredSnippet(props: DeclaredProps): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{texts.declaredShow}</summary>
      {open && <Opened {...props} />}
    </details>
  );
}

function Opened({ tag, suite, files }: DeclaredProps): ReactNode {
  const load = useCallback(
    () =>
      Promise.all(
        Object.entries(files).map(async ([language, file]) => {
          const address = new URL(`${suite}/${file}`, location.href);
          const folder = new URL('.', address).href.replace(/\/$/, '');
          const text = declaredSnippet(tag, await host.text(address.href), folder);
          return { language, text };
        }),
      ),
    [tag, suite, files],
  );
  const { data, error } = usePolling(load);
  return (
    <>
      <p className="quiet">{texts.declaredAbout}</p>
      {error !== undefined && <p role="alert">{error}</p>}
      {data?.map(({ language, text }) => (
        <Snippet key={language} text={text} title={`${tag}, ${lookOf(language)}`} />
      ))}
    </>
  );
}
