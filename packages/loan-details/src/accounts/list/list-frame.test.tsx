import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ListFrame, type ListLayout } from './list-frame';

afterEach(cleanup);

it.each<[ListLayout, ListLayout]>([
  ['auto', 'table'],
  ['table', 'cards'],
  ['cards', 'auto'],
])('the lists remain the same elements when the layout %s becomes %s', (before, after) => {
  const framed = (layout: ListLayout) => (
    <ListFrame layout={layout}>
      <table aria-label="Loans" />
    </ListFrame>
  );
  const { rerender } = render(framed(before));
  const list = screen.getByRole('table', { name: 'Loans' });
  rerender(framed(after));
  expect(screen.getByRole('table', { name: 'Loans' })).toBe(list);
});
