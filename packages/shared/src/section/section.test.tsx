import { startTestCore } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { Skeleton } from '@portico/ui';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Section } from './section';

afterEach(cleanup);

/** A section that is being loaded, with the focus in it or not, and what is loaded. */
async function load(content: ReactNode, hasFocus = true) {
  const { core } = await startTestCore();
  const draw = (children: ReactNode) => (
    <WidgetProvider core={core}>
      <Section heading="History">{children}</Section>
    </WidgetProvider>
  );
  const { rerender, container } = render(draw(<Skeleton rows={3} />));
  const heading = screen.getByRole('heading', { name: 'History' });
  heading.tabIndex = -1;
  if (hasFocus) heading.focus();
  await act(async () => rerender(draw(content)));
  return container.querySelector('[aria-atomic]')?.textContent;
}

it('a section that the borrower waits in says that it is loaded', async () => {
  expect(await load(<table />)).toBe('Loaded: History');
});

it.each([
  ['it failed', <p role="alert">Failed</p>, true],
  ['it says itself what it has', <p role="status">32 entries</p>, true],
  ['a part of it is still being loaded', <Skeleton key="2" rows={1} />, true],
  ['the borrower is elsewhere', <table />, false],
])('a section says nothing where %s', async (_where, content, hasFocus) => {
  expect(await load(content, hasFocus)).toBe('');
});
