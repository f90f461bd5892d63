import { chunk } from '@portico/core/internal';
import { failRetries, settle, startTestCore } from '@portico/core/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { DialogOnDemand, NotOpened, useDialog } from './dialog-on-demand';
import type { ViewModule } from './on-demand';
import { WidgetProvider } from '../widget-provider';

afterEach(cleanup);

type QuestionProps = { readonly onClose: () => void };

/** A page with what opens a dialog whose chunk can be loaded or not. */
async function show(draw: (code: ReturnType<typeof codeOf>['code']) => ReactNode) {
  const test = await startTestCore();
  const file = codeOf();
  render(<WidgetProvider core={test.core}>{draw(file.code)}</WidgetProvider>);
  return { ...test, ...file };
}

function codeOf() {
  const file = { reachable: true, broken: false, requests: 0 };
  const code = chunk(async (): Promise<ViewModule<QuestionProps>> => {
    file.requests += 1;
    if (!file.reachable) throw new TypeError('Failed to fetch');
    return {
      default: ({ onClose }) => {
        if (file.broken) throw new Error('broken');
        return <button onClick={onClose}>Close</button>;
      },
    };
  });
  return { file, code };
}

type Code = ReturnType<typeof codeOf>['code'];

function Opener({ code, ready = true }: { readonly code: Code; readonly ready?: boolean }) {
  const { open, busy, isOpen, problem, dialog } = useDialog(
    code,
    (View, close) => <View onClose={close} />,
    ready,
  );
  return (
    <>
      <button aria-busy={busy} aria-expanded={isOpen} onClick={open}>
        Ask
      </button>
      {problem}
      {dialog}
    </>
  );
}

/** A dialog that a flow opens. */
function Flow({ code }: { readonly code: Code }) {
  const [at, setAt] = useState<'closed' | 'open' | 'failed'>('closed');
  return (
    <>
      <button onClick={() => setAt('open')}>Ask</button>
      {at === 'failed' && <NotOpened />}
      {at === 'open' && (
        <DialogOnDemand code={code} onFailed={() => setAt('failed')}>
          {(View) => <View onClose={() => setAt('closed')} />}
        </DialogOnDemand>
      )}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sentence = 'This could not be opened. Please try again.';

describe('a dialog in its own chunk', () => {
  it('is fetched as soon as it can be opened, not at the press', async () => {
    const { file } = await show((code) => <Opener code={code} />);
    await act(settle);
    expect(file.requests).toBe(1);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('is not fetched while it cannot be opened', async () => {
    const { file } = await show((code) => <Opener code={code} ready={false} />);
    await act(settle);
    expect(file.requests).toBe(0);
  });

  it('is opened by a press and closed again', async () => {
    await show((code) => <Opener code={code} />);
    await press('Ask');
    expect(screen.getByRole('button', { name: 'Ask' }).ariaExpanded).toBe('true');
    await press('Close');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe.each([
  ['a press', (code: Code) => <Opener code={code} />],
  ['a flow', (code: Code) => <Flow code={code} />],
])('a dialog that %s opens and that cannot be loaded', (_opener, draw) => {
  it('is said not to open, at every press, and opens once it can be', async () => {
    const test = await show(draw);
    test.file.reachable = false;
    for (const attempt of ['first', 'second']) {
      await press('Ask');
      expect(screen.queryByRole('alert'), attempt).toBeNull();
      await act(() => failRetries(test));
      expect(screen.getByRole('alert').textContent, attempt).toBe(sentence);
    }
    test.file.reachable = true;
    await press('Ask');
    await screen.findByRole('button', { name: 'Close' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('or that fails when it is drawn, is said not to open, and can be opened again', async () => {
    const { file } = await show(draw);
    file.broken = true;
    await press('Ask');
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    file.broken = false;
    await press('Ask');
    await screen.findByRole('button', { name: 'Close' });
  });
});
