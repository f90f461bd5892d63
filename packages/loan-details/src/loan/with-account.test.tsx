import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WithAccount } from './with-account';

afterEach(cleanup);

it.each([
  ['Auto loan 0012-104417-3', 'Auto loan 0012-104417-3: $3 is past due.', '0012-104417-3'],
  ['0012-104417-3', 'Pay 0012-104417-3 now.', '0012-104417-3'],
])('the number of %j is an element of its own in the sentence', (account, sentence, number) => {
  const { container } = render(<WithAccount account={account}>{sentence}</WithAccount>);
  expect(container.textContent).toBe(sentence);
  expect(screen.getByText(number).className).toBe('whitespace-nowrap');
});

it('a sentence of the lender that does not name the account is shown as it is', () => {
  const { container } = render(<WithAccount account="Auto loan 1">It is past due.</WithAccount>);
  expect(container.innerHTML).toBe('It is past due.');
});
