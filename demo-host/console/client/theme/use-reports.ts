import { useEffect, useState } from 'react';
import { contrastReport, type ContrastRow } from './contrast-report';
import { paintTheme } from './measure';
import type { Theme } from './theme';
import { themeProperties } from './theme-output';

/** The contrast of every pair of a theme, by scheme; empty until it is measured. */
export type Reports = Readonly<Record<'light' | 'dark', readonly ContrastRow[]>>;

function measure(theme: Theme, scheme: 'light' | 'dark'): readonly ContrastRow[] {
  const painted = paintTheme(themeProperties(theme), scheme);
  return painted ? contrastReport(painted) : [];
}

/** Measures a theme whenever it changes. */
export function useReports(theme: Theme): Reports {
  const [reports, setReports] = useState<Reports>({ light: [], dark: [] });
  useEffect(() => {
    setReports({ light: measure(theme, 'light'), dark: measure(theme, 'dark') });
  }, [theme]);
  return reports;
}
