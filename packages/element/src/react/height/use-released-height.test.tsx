import { createTestCore } from '@portico/core/testing';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WidgetProvider } from '../widget-provider';
import { useReleasedHeight } from './use-released-height';

function Steps({ step }: { readonly step: number }) {
  useReleasedHeight('portico-registration', step > 1);
  return <p>{step}</p>;
}

/** The height that the page reserves for the host, at each of these steps. */
function heightsIn(tag: string, steps: readonly number[]): readonly string[] {
  const { core } = createTestCore();
  const host = document.createElement(tag);
  host.style.minHeight = '900px';
  const at = (step: number) => (
    <WidgetProvider core={core} host={host}>
      <Steps step={step} />
    </WidgetProvider>
  );
  const { rerender } = render(at(0));
  return steps.map((step) => {
    rerender(at(step));
    return host.style.minHeight;
  });
}

it('the height reserved for the first step is released with the second', () => {
  expect(heightsIn('portico-registration', [1, 2])).toEqual(['900px', '0']);
});

it('the portal keeps its height', () => {
  expect(heightsIn('portico-portal', [1, 2])).toEqual(['900px', '900px']);
});
