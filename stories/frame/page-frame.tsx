import { useLayoutEffect, type CSSProperties, type ReactNode } from 'react';
import { ShadowFrame } from './shadow-frame';

type PageFrameProps = {
  theme: string;
  look: Readonly<Record<string, string>>;
  width: string;
  locale: string;
  children: ReactNode;
};

/** The lender's page around a story: a column with a margin, in the theme's colour scheme. */
export function PageFrame({ width, theme, look, children, ...frame }: PageFrameProps) {
  useLayoutEffect(() => {
    document.documentElement.style.colorScheme = theme === 'auto' ? 'light dark' : theme;
    document.body.style.background = look['--portico-color-surface'] || 'light-dark(#fff, #14171b)';
  }, [theme, look]);
  const page: CSSProperties = {
    maxWidth: width || '60rem',
    boxSizing: 'border-box',
    margin: '0 auto',
    padding: 24,
    fontFamily: 'system-ui, sans-serif',
  };
  return (
    <div style={page}>
      <ShadowFrame theme={theme} look={look} {...frame}>
        {children}
      </ShadowFrame>
    </div>
  );
}
