import { WidgetProvider } from '@portico/element';
import { startTestCore } from '@portico/core/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageParts, PagePartsList } from './page-parts';
import { Section } from './section';

afterEach(cleanup);

async function show(headings: readonly string[]) {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  const { core } = await startTestCore();
  const page = (listed: readonly string[]) => (
    <WidgetProvider core={core}>
      <PageParts>
        <PagePartsList />
        {listed.map((heading) => (
          <Section key={heading} heading={heading}>
            <p>{heading} content</p>
          </Section>
        ))}
      </PageParts>
    </WidgetProvider>
  );
  const { rerender } = render(page(headings));
  return {
    user: userEvent.setup({ delay: null }),
    show: (more: readonly string[]) => rerender(page(more)),
  };
}

const listed = () =>
  within(screen.getByRole('navigation', { name: 'On this page' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

describe('the list of the sections of a page', () => {
  it('has them in their order, also one that comes later', async () => {
    const page = await show(['History', 'Alerts']);
    expect(listed()).toEqual(['History', 'Alerts']);
    page.show(['History', 'Statements', 'Alerts']);
    expect(listed()).toEqual(['History', 'Statements', 'Alerts']);
    page.show(['Statements', 'Alerts']);
    expect(listed()).toEqual(['Statements', 'Alerts']);
  });

  it('moves the focus to the heading of the section that is pressed', async () => {
    const { user } = await show(['History', 'Alerts']);
    await user.click(screen.getByRole('button', { name: 'Alerts' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Alerts' }));
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce();
  });

  it('is not there for a single section', async () => {
    await show(['History']);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
