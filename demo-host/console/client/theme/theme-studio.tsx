import { useEffect, useState, type ReactNode } from 'react';
import { host } from '../host';
import { Section } from '../parts/section';
import { Snippet } from '../parts/snippet';
import { firstChoice, previewAddress } from '../preview/preview-choice';
import { PreviewControls } from '../preview/preview-controls';
import { PreviewFrame } from '../preview/preview-frame';
import { isForVisitors, usePreviewSession } from '../preview/preview-session';
import { PreviewSignIn } from '../preview/preview-sign-in';
import { shownAccount } from '../preview/shown-account';
import { usePolling } from '../use-polling';
import { ContrastTable } from './contrast-table';
import { ImportForm } from './import-form';
import { presets } from './presets';
import { hashOfTheme, themeOfHash, type Theme } from './theme';
import { ThemeFields } from './theme-fields';
import { themeCss, themeJson, wordPressSettings } from './theme-output';
import { useReports } from './use-reports';
import { themeTexts } from './theme.texts';

const schemes = ['light', 'dark'] as const;

/** The theme, which the address carries; it is written there once it rests, as browsers ask for. */
function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(() => themeOfHash(location.hash));
  useEffect(() => {
    const read = () => {
      if (/^#theme(\?|$)/.test(location.hash)) setTheme(themeOfHash(location.hash));
    };
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => history.replaceState(null, '', hashOfTheme(theme)), 300);
    return () => clearTimeout(timer);
  }, [theme]);
  return [theme, setTheme];
}

function Presets({ onTheme }: { readonly onTheme: (theme: Theme) => void }): ReactNode {
  return (
    <div className="bar" role="group" aria-label={themeTexts.presets}>
      <span className="quiet">{themeTexts.presets}</span>
      {presets.map(({ name, theme }) => (
        <button key={name} type="button" onClick={() => onTheme(theme)}>
          {name}
        </button>
      ))}
    </div>
  );
}

function Outputs({ theme }: { readonly theme: Theme }): ReactNode {
  const link = `${location.origin}${location.pathname}${hashOfTheme(theme)}`;
  return (
    <>
      <h3>{themeTexts.outputTitle}</h3>
      <Snippet text={themeCss(theme)} title={themeTexts.css} />
      <Snippet text={themeJson(theme)} title={themeTexts.json} />
      <Snippet text={wordPressSettings(theme)} title={themeTexts.wordPress} />
      <Snippet text={link} title={themeTexts.link} />
    </>
  );
}

function Preview({ theme }: { readonly theme: Theme }): ReactNode {
  const catalogue = usePolling(host.catalogue);
  const [choice, setChoice] = useState(firstChoice);
  const address = previewAddress(choice);
  const session = usePreviewSession(choice);
  const accounts = session?.accounts ?? [];
  const account = shownAccount(choice, accounts);
  const css = themeCss(theme);
  return (
    <div className="theme-preview">
      <h3 className="hidden-text">{themeTexts.preview}</h3>
      <PreviewControls
        tags={catalogue.data?.widgets.map(({ tag }) => tag) ?? [choice.tag]}
        choice={choice}
        accounts={accounts}
        onChoice={setChoice}
      />
      <div className="previews">
        {schemes.map((scheme) =>
          session ? (
            <PreviewFrame
              key={`${scheme} ${address} ${account?.number}`}
              title={themeTexts.previewOf(themeTexts.schemes[scheme])}
              address={address}
              account={account}
              scheme={scheme}
              css={css}
            />
          ) : (
            <div key={scheme} className="preview" />
          ),
        )}
      </div>
      {isForVisitors(choice.tag) && <PreviewSignIn />}
    </div>
  );
}

/** Changes the look of the widgets, live, and hands it over. */
export function ThemeStudio(): ReactNode {
  const [theme, setTheme] = useTheme();
  const reports = useReports(theme);
  return (
    <Section title={themeTexts.title} about={themeTexts.about}>
      <div className="beside-fields">
        <div className="section">
          <Presets onTheme={setTheme} />
          <ThemeFields theme={theme} onTheme={setTheme} reports={reports} />
          <ImportForm onImport={(found) => setTheme({ ...theme, ...found })} />
        </div>
        <Preview theme={theme} />
      </div>
      <h3>{themeTexts.contrastTitle}</h3>
      <p className="quiet">{themeTexts.contrastAbout}</p>
      <div className="previews">
        {schemes.map((scheme) => (
          <ContrastTable key={scheme} rows={reports[scheme]} scheme={scheme} />
        ))}
      </div>
      <Outputs theme={theme} />
    </Section>
  );
}
