import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Unbroken } from './unbroken';

afterEach(cleanup);

it.each([
  ['Auto loan 0012-104417-3: $3 is past due.', ['0012-104417-3']],
  ['Call 555-0100 or (319) 555-0142.', ['555-0100', '(319) 555-0142']],
  ['Application A-2041', ['A-2041']],
  ['Read the E-statement agreement', ['E-statement']],
  ['A well-known loan on 04/01/2025', []],
])('%j is shown as it is, with %j on one line each', (text, unbroken) => {
  const { container } = render(<Unbroken>{text}</Unbroken>);
  expect(container.textContent).toBe(text);
  const spans = [...container.querySelectorAll('.whitespace-nowrap')];
  expect(spans.map(({ textContent }) => textContent)).toEqual(unbroken);
});
