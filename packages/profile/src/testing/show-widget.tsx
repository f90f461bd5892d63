import { startTestCore, type TestCore, type TestOptions } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';

/** A view over a test core; `navigations` lists the destinations that it requested. */
export async function showWidget(
  view: ReactNode,
  options: TestOptions = {},
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
    <WidgetProvider core={test.core} host={host}>
      {view}
    </WidgetProvider>,
  );
  return { ...test, ...rendered, host, navigations, user: userEvent.setup({ delay: null }) };
}
