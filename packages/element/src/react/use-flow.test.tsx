import { signal } from '@preact/signals-core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useFlow } from './use-flow';

afterEach(cleanup);

function counting() {
  const dispose = vi.fn();
  const create = vi.fn(() => {
    const state = signal(0);
    return {
      state,
      send: (by: number) => {
        state.value += by;
      },
      dispose,
    };
  });
  function Counter() {
    const { state, send } = useFlow(create);
    return <button onClick={() => send(2)}>{state}</button>;
  }
  return { create, dispose, Counter };
}

describe('a flow in a view', () => {
  it('is redrawn when its state changes', () => {
    const { Counter, create } = counting();
    render(<Counter />);
    act(() => screen.getByRole('button').click());
    expect(screen.getByRole('button').textContent).toBe('2');
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('is disposed when the view is unmounted', async () => {
    const { Counter, dispose } = counting();
    const { unmount } = render(<Counter />);
    await Promise.resolve();
    expect(dispose).not.toHaveBeenCalled();
    unmount();
    await Promise.resolve();
    expect(dispose).toHaveBeenCalledTimes(1);
  });

  it('survives the second mount of StrictMode', async () => {
    const { Counter, create, dispose } = counting();
    render(
      <StrictMode>
        <Counter />
      </StrictMode>,
    );
    await Promise.resolve();
    expect(dispose).not.toHaveBeenCalled();
    expect(create).toHaveBeenCalledTimes(1);
    act(() => screen.getByRole('button').click());
    expect(screen.getByRole('button').textContent).toBe('2');
  });
});
