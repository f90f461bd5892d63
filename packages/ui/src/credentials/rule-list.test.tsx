import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RuleList, type RuleItem, type RuleState } from './rule-list';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const texts = {
  title: 'Your password needs',
  states: { met: 'met', unmet: 'not met', checking: 'checking' },
};

const rules = (number: RuleState, letter: RuleState): RuleItem[] => [
  { key: 'number', text: 'A number', state: number },
  { key: 'letter', text: 'Any letter', state: letter },
];

const list = (number: RuleState, letter: RuleState) => (
  <RuleList texts={texts} rules={rules(number, letter)} />
);
const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const pause = () => act(() => void vi.advanceTimersByTime(600));

describe('the rule list', () => {
  it('[ACC-567] shows whether each rule is met, as the borrower types', () => {
    const { rerender } = render(list('unmet', 'unmet'));
    expect(screen.getByRole('list', { name: 'Your password needs' })).toBeTruthy();
    expect(items()).toEqual(['A number: not met', 'Any letter: not met']);
    rerender(list('met', 'unmet'));
    expect(items()).toEqual(['A number: met', 'Any letter: not met']);
    rerender(list('unmet', 'checking'));
    expect(items()).toEqual(['A number: not met', 'Any letter: checking']);
  });

  it('announces what has changed, once the typing pauses', () => {
    const { rerender, container } = render(list('unmet', 'unmet'));
    const region = container.querySelector('[aria-live=polite]');
    pause();
    expect(region?.textContent).toBe('');
    rerender(list('met', 'unmet'));
    rerender(list('met', 'met'));
    expect(region?.textContent).toBe('');
    pause();
    expect(region?.textContent).toBe('A number: met. Any letter: met');
    rerender(list('met', 'unmet'));
    pause();
    expect(region?.textContent).toBe('Any letter: not met');
  });

  it('does not announce a rule that is being checked', () => {
    const { rerender, container } = render(list('met', 'met'));
    rerender(list('checking', 'met'));
    pause();
    rerender(list('met', 'met'));
    pause();
    expect(container.querySelector('[aria-live=polite]')?.textContent).toBe('');
  });
});
