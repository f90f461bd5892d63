import { draftsKey } from '@portico/core/drafts';
import { startTestCore, type TestOptions } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DraftNotice } from './draft-notice';
import { useDraft } from './use-draft';

afterEach(cleanup);

const empty = { city: '', street: '' };
const restored = vi.fn();

/** A form of two fields, whose saved values arrive with it. */
function TestForm({ initial = empty }: { readonly initial?: typeof empty | undefined }) {
  const [saved, setSaved] = useState(initial);
  const [values, setValues] = useState(initial);
  const set = (field: keyof typeof empty, value: string) =>
    setValues((before) => ({ ...before, [field]: value }));
  const draft = useDraft('test', {
    values,
    saved,
    restore(field, value) {
      restored(field, value);
      set(field, value);
    },
  });
  return (
    <>
      <DraftNotice draft={draft} />
      {(['city', 'street'] as const).map((field) => (
        <input
          key={field}
          aria-label={field}
          value={values[field]}
          onChange={(event) => set(field, event.target.value)}
        />
      ))}
      <button onClick={() => setSaved(values)}>Save</button>
    </>
  );
}

async function show(options: TestOptions = {}, initial?: typeof empty) {
  restored.mockClear();
  const test = await startTestCore(options);
  const rendered = render(
    <StrictMode>
      <WidgetProvider core={test.core}>
        <TestForm initial={initial} />
      </WidgetProvider>
    </StrictMode>,
  );
  return { ...test, ...rendered };
}
type Shown = Awaited<ReturnType<typeof show>>;

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) =>
  void fireEvent.change(field(name), { target: { value } });
const notice = () => screen.queryByText('We kept what you typed.');

function reload({ unmount, sessionStorage, clock }: Shown, initial?: typeof empty) {
  unmount();
  return show({ sessionStorage, clock }, initial);
}

describe('a form with a draft', () => {
  it('has after a reload what was typed, before its first frame, and says so', async () => {
    const before = await show();
    expect(notice()).toBeNull();
    type('city', 'Ames');
    await reload(before);
    expect(field('city').value).toBe('Ames');
    expect(field('street').value).toBe('');
    expect(await screen.findByText('We kept what you typed.')).toBeTruthy();
  });

  it('shows what was typed as a change of values saved meanwhile', async () => {
    const before = await show();
    type('city', 'Ames');
    type('street', '5 Elm');
    // The saved street is another one meanwhile; what was typed is shown as a change of it.
    await reload(before, { city: '', street: '7 Oak' });
    expect(field('city').value).toBe('Ames');
    expect(field('street').value).toBe('5 Elm');
  });

  it('keeps nothing once it is saved, or empty again', async () => {
    const { sessionStorage, ...shown } = await show();
    type('city', 'Ames');
    expect(sessionStorage.get(draftsKey)).toContain('Ames');
    fireEvent.click(screen.getByText('Save'));
    expect(sessionStorage.get(draftsKey)).toBeUndefined();
    type('city', 'Nevada');
    type('city', 'Ames');
    expect(sessionStorage.get(draftsKey)).toBeUndefined();
    await reload({ sessionStorage, ...shown });
    expect(restored).not.toHaveBeenCalled();
  });

  it('can be discarded: the fields are as saved, and the focus is on the message', async () => {
    const before = await show({}, { city: 'Ames', street: '' });
    type('city', 'Nevada');
    const { sessionStorage } = await reload(before, { city: 'Ames', street: '' });
    fireEvent.click(await screen.findByText('Discard it'));
    expect(field('city').value).toBe('Ames');
    expect(sessionStorage.get(draftsKey)).toBeUndefined();
    const message = await screen.findByText('What you typed was discarded.');
    await waitFor(() => expect(document.activeElement?.contains(message)).toBe(true));
  });

  it('removes the message when what was kept is saved', async () => {
    const before = await show();
    type('city', 'Ames');
    await reload(before);
    await screen.findByText('We kept what you typed.');
    fireEvent.click(screen.getByText('Save'));
    expect(notice()).toBeNull();
  });

  it('that stays in the page is kept for the borrower whose session ends, not for a visitor', async () => {
    const { core, clock, sessionStorage, unmount } = await show({ session: true });
    type('city', 'Ames');
    core.endSession('expired');
    await waitFor(() => expect(core.session.peek()).toBeUndefined());
    unmount();
    const visitor = await show({ sessionStorage, clock });
    expect(field('city').value).toBe('');
    visitor.unmount();
    await show({ sessionStorage, clock, session: { id: 'session-2' } });
    expect(field('city').value).toBe('Ames');
  });
});
