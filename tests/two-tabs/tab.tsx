import { createTestServer, settle } from '@portico/core/testing';
import { showWidget } from '@portico/element/testing';
import { localDate } from '@portico/rules';
import { act, configure, fireEvent, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { TestHost } from '../../demo-host/api/testing/test-host';

/** One tab of a borrower's browser: a widget over the reference API. */
export type Tab = Awaited<ReturnType<typeof openTab>>;

/** Opens a tab with a widget, signed in with a token; texts were agreed to. */
export async function openTab(host: TestHost, userToken: string, view: ReactNode) {
  configure({ defaultHidden: true });
  const server = {
    ...createTestServer(),
    // The document's AbortSignal is none to the API's Request.
    fetch: (path: string, { signal, ...init }: RequestInit) => host.fetch(path, init),
  };
  const day = localDate('2026-03-01');
  const agreed = [{ name: 'Terms of text messages', url: '', dateOfAgreement: day }];
  const { container } = await showWidget(view, { server, session: { userToken, agreed } });
  const page = within(container);
  const user = userEvent.setup({ delay: null });
  return {
    container,
    page,
    user,
    /** Replaces the text of a field. */
    async type(label: RegExp, text: string) {
      const field = await page.findByLabelText(label);
      fireEvent.input(field, { target: { value: text } });
      fireEvent.blur(field);
    },
    async press(name: string | RegExp, role = 'button') {
      await user.click(await page.findByRole(role, { name }));
      await act(settle);
    },
  };
}
