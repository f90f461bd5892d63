import { chunk, defineTexts } from '@portico/core/internal';
import { failRetries, settle, startTestCore } from '@portico/core/testing';
import { clientError } from '@portico/contract';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { WidgetProvider } from '../widget-provider';
import { useTexts } from '../hooks';
import { LenderText } from '../../lender/lender-text';
import { PartOnDemand, type ViewModule } from './on-demand';

afterEach(cleanup);

const words = defineTexts(
  'greeting',
  { hello: 'Hello' },
  { es: async () => ({ default: { hello: 'Hola' } }) },
);
const Hello = () => <p>{useTexts(words)('hello')}</p>;

/** A page with a part whose chunk can be loaded or not. */
async function show(missing?: string, locale: 'en' | 'es' = 'en') {
  const file = { reachable: true };
  const code = chunk(async (): Promise<ViewModule<object>> => {
    if (!file.reachable) throw new TypeError('Failed to fetch');
    return { default: Hello, texts: [words] };
  });
  const test = await startTestCore({ configuration: { locale } });
  const start = (reachable: boolean) => {
    file.reachable = reachable;
    render(
      <WidgetProvider core={test.core}>
        <p>the rest</p>
        <PartOnDemand code={code} waiting={<p>waiting</p>} missing={missing}>
          {(View) => <View />}
        </PartOnDemand>
      </WidgetProvider>,
    );
  };
  return { ...test, file, start };
}

describe('a part of a screen in its own chunk', () => {
  it('is shown once it is loaded, in the language of the page', async () => {
    const { start } = await show(undefined, 'es');
    start(true);
    expect(screen.getByText('waiting')).toBeTruthy();
    await screen.findByText('Hola');
  });

  it('[POR-049] shows an error with a retry if it cannot be loaded, and reports it once', async () => {
    const test = await show();
    test.start(false);
    await act(() => failRetries(test));
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
    expect(screen.getByText('the rest')).toBeTruthy();
    expect(test.server.requestsTo(clientError)).toHaveLength(1);
    test.file.reachable = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Hello');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[POR-143] offers to load the page again too, in the language of the page', async () => {
    const test = await show(undefined, 'es');
    test.start(false);
    await act(() => failRetries(test));
    await userEvent.click(await screen.findByRole('button', { name: 'Volver a cargar la página' }));
    expect(test.assigned).toEqual([test.core.environment.location.href()]);
  });

  it('[POR-049] is replaced by `missing`, if given, until it can be loaded', async () => {
    const test = await show('instead');
    test.start(false);
    await act(() => failRetries(test));
    expect(screen.getByText('instead')).toBeTruthy();
    test.file.reachable = true;
    test.clock.advance(1_000);
    await act(settle);
    expect(screen.getByText('Hello')).toBeTruthy();
  });
});

it('an empty lender’s text draws nothing', async () => {
  const { core } = await startTestCore();
  const { container } = render(
    <WidgetProvider core={core}>
      <LenderText html="" />
    </WidgetProvider>,
  );
  expect(container.textContent).toBe('');
});
