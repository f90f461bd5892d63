import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Banner } from '../feedback/banner';
import { TextInput } from '../fields/text-input';
import { Unbroken } from './unbroken';
import { PhoneContext, WithPhone } from './with-phone';

afterEach(cleanup);

const phone = '(319) 555-0142';
const sentence = `The account 0012-104417-3 is locked. Call us at ${phone}.`;

describe.each<[string, ReactNode]>([
  ['a sentence', <WithPhone>{sentence}</WithPhone>],
  ['a sentence whose numbers keep to one line', <Unbroken>{sentence}</Unbroken>],
  ['a message', <Banner tone="error">{sentence}</Banner>],
  ['the title of a message', <Banner tone="error" title={sentence} />],
  [
    'the error of a field',
    <TextInput
      label="Zip"
      name="zip"
      autoComplete="off"
      value=""
      error={sentence}
      onChange={() => undefined}
    />,
  ],
])('the telephone number of the lender in %s', (_where, content) => {
  it('is a link that calls it, on one line', () => {
    const { container } = render(<PhoneContext value={phone}>{content}</PhoneContext>);
    const link = screen.getByRole('link', { name: phone });
    expect(link.getAttribute('href')).toBe('tel:3195550142');
    expect(link.closest('.whitespace-nowrap')).toBeTruthy();
    expect(container.textContent).toContain(sentence);
  });

  it('is no link where the lender has not set it', () => {
    const { container } = render(content);
    expect(screen.queryByRole('link')).toBeNull();
    expect(container.textContent).toContain(sentence);
  });
});
