import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useKeptFocus } from './use-kept-focus';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

function Part({ shown }: { readonly shown: boolean }) {
  const part = useRef<HTMLElement>(null);
  useKeptFocus(part, shown);
  return (
    <section ref={part} tabIndex={-1}>
      {shown && <button type="button">Pause</button>}
    </section>
  );
}

/** A part in the shadow root of a widget, below a field of the page. */
function showInWidget() {
  const search = document.body.appendChild(document.createElement('input'));
  const root = document.body.appendChild(document.createElement('div')).attachShadow({
    mode: 'open',
  });
  const container = root.appendChild(document.createElement('div'));
  const { rerender } = render(<Part shown />, { container });
  return { search, root, hide: () => rerender(<Part shown={false} />) };
}

describe('the focus of a removed button', () => {
  it('moves to what is around it', () => {
    const { root, hide } = showInWidget();
    root.querySelector('button')?.focus();
    hide();
    expect(root.activeElement).toBe(root.querySelector('section'));
  });

  it('is left where it is in the page outside the widget', () => {
    const { search, root, hide } = showInWidget();
    search.focus();
    hide();
    expect(document.activeElement).toBe(search);
    expect(root.activeElement).toBeNull();
  });

  it('is left where it is in the widget', () => {
    const { rerender } = render(
      <>
        <input />
        <Part shown />
      </>,
    );
    const field = screen.getByRole('textbox');
    field.focus();
    rerender(
      <>
        <input />
        <Part shown={false} />
      </>,
    );
    expect(document.activeElement).toBe(field);
  });
});
