import { cents } from '@portico/rules';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Figures } from './figures';
import { Money } from './money';

afterEach(cleanup);

describe('figures', () => {
  it('are labels with their values, in order', () => {
    render(
      <Figures
        items={[
          { label: 'Interest rate', value: '7.49%' },
          { label: 'Balance', value: <Money cents={cents(1250748)} /> },
        ]}
      />,
    );
    const texts = (role: string) => screen.getAllByRole(role).map((one) => one.textContent);
    expect(texts('term')).toEqual(['Interest rate', 'Balance']);
    expect(texts('definition')).toEqual(['7.49%', '$12,507.48']);
  });

  it.each([undefined, ''])('show an em dash in place of %j', (value) => {
    render(<Figures items={[{ label: 'Available credit', value }]} />);
    expect(screen.getByRole('definition').textContent).toBe('—');
  });

  it('show a zero amount', () => {
    render(<Figures items={[{ label: 'Late fees', value: <Money cents={cents(0)} /> }]} />);
    expect(screen.getByRole('definition').textContent).toBe('$0.00');
  });
});
