import { useLayoutEffect, type CSSProperties, type ReactNode } from 'react';
import { ShadowFrame } from './shadow-frame';

type PageFrameProps = {
  theme: string;
  brand: string;
  width: string;
  locale: string;
  children: ReactNode;
};

/** The lender's page around a story: a column with a margin, in the theme's colour scheme. */
export function PageFrame({ width, theme, children, ...frame }: PageFrameProps) {
  useLayoutEffect(() => {
    document.documentElement.style.colorScheme = theme === 'auto' ? 'light dark' : theme;
    document.body.style.background = 'light-dark(#fff, #14171b)';
  }, [theme]);
  const page: CSSProperties = {
    maxWidth: width || '60rem',
    boxSizing: 'border-box',
    margin: '0 auto',
    padding: 24,
    fontFamily: 'system-ui, sans-serif',
  };
  return (
    <div style={page}>
      <ShadowFrame theme={theme} {...frame}>
        {children}
      </ShadowFrame>
    </div>
  );
}
