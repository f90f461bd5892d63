import { adoptStyles } from '@portico/ui';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

export type ShadowFrameProps = {
  theme?: string | undefined;
  /** The theme's custom properties; an empty one keeps its default. */
  look?: Readonly<Record<string, string>> | undefined;
  locale?: string | undefined;
  children: ReactNode;
};

/** Shows its children as a widget would: inside a shadow root with the suite's styles. */
export function ShadowFrame({ theme, look, locale, children }: ShadowFrameProps) {
  const host = useRef<HTMLDivElement>(null);
  const [container, setContainer] = useState<Element>();
  useLayoutEffect(() => {
    if (!host.current || host.current.shadowRoot) return;
    const root = host.current.attachShadow({ mode: 'open' });
    const wrapper = document.createElement('div');
    wrapper.className = 'portico-root';
    root.append(wrapper);
    adoptStyles(root);
    setContainer(wrapper);
  }, []);
  useLayoutEffect(() => {
    host.current?.setAttribute('theme', theme ?? '');
    host.current?.setAttribute('lang', locale ?? 'en');
    for (const [name, value] of Object.entries(look ?? {})) {
      host.current?.style.setProperty(name, value || null);
    }
  }, [theme, look, locale]);
  return (
    <div ref={host} data-shadow-frame>
      {container && createPortal(children, container)}
    </div>
  );
}
