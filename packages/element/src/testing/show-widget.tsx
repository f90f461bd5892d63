import { startTestCore, type TestCore, type TestOptions } from '@portico/core/testing';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { WidgetProvider } from '../react/widget-provider';

type ShowOptions = TestOptions & {
  /** What the view's widget declares to be drawn next to it. */
  readonly beside?: ComponentType | undefined;
};

/**
 * Renders a view with a test core and an element that dispatches its events; `navigations` lists the
 * destinations of its `portico-navigate` events.
 */
export async function showWidget(
  view: ReactNode,
  { beside, ...options }: ShowOptions = {},
  prepare?: (test: TestCore) => void,
) {
  const test = await startTestCore(options);
  prepare?.(test);
  const host = document.createElement('div');
  const navigations: unknown[] = [];
  host.addEventListener('portico-navigate', (event) => {
    if (event instanceof CustomEvent) navigations.push(event.detail);
  });
  const rendered = render(
    <WidgetProvider core={test.core} host={host} beside={beside}>
      {view}
    </WidgetProvider>,
  );
  return { ...test, ...rendered, host, navigations, user: userEvent.setup({ delay: null }) };
}

export type ShownWidget = Awaited<ReturnType<typeof showWidget>>;
