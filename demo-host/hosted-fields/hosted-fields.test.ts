import { ok, refuse, type Checked } from '@portico/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CardTokenCode, TypedCard } from '../api/cards/card-tokens';
import { usable } from './client/look';
import { createHostedFields } from './hosted-fields';

function fields(answer: Checked<string, CardTokenCode> = ok('tok_1')) {
  const issueToken = vi.fn((_card: TypedCard) => Promise.resolve(answer));
  const app = createHostedFields({ issueToken, framedBy: ['http://127.0.0.1:4300'] });
  const tokenFor = (body: unknown) =>
    app.request('/token', { method: 'POST', body: JSON.stringify(body) });
  return { app, issueToken, tokenFor };
}

const card = { cardNumber: '4242424242424242', securityCode: '123', borrower: 'pass' };

describe('the page for card numbers', () => {
  it('can be framed only by the lender’s pages', async () => {
    const response = await fields().app.request('/fields');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain(
      'frame-ancestors http://127.0.0.1:4300;',
    );
    expect(await response.text()).toContain('autocomplete="cc-number"');
  });

  it('exchanges a number for a token, and stores no security code', async () => {
    const { tokenFor, issueToken } = fields();
    const response = await tokenFor({
      cardNumber: '4242 4242 4242 4242',
      securityCode: '123',
      borrower: 'pass',
    });
    expect(await response.json()).toEqual({ token: 'tok_1' });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(issueToken).toHaveBeenCalledExactlyOnceWith({
      number: '4242424242424242',
      from: '127.0.0.1',
      borrower: 'pass',
    });
  });

  it.each([
    [{ cardNumber: '4242424242424242', securityCode: '12', borrower: 'pass' }],
    [{ cardNumber: '9999', securityCode: '123', borrower: 'pass' }],
    [{ cardNumber: '4242424242424242', borrower: 'pass' }],
    [{ cardNumber: '4242424242424242', securityCode: '123' }],
    ['x'],
  ])('gives none for %j', async (body) => {
    const { tokenFor, issueToken } = fields();
    expect((await tokenFor(body)).status).toBe(400);
    expect(issueToken).not.toHaveBeenCalled();
  });

  it('issues no token without a valid token of the borrower', async () => {
    expect((await fields(refuse('Unauthorized')).tokenFor(card)).status).toBe(401);
  });

  it('issues no token to an address that requests too many', async () => {
    const response = await fields(refuse('TooMany')).tokenFor(card);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('900');
  });
});

describe('the look that a form sends', () => {
  const look = {
    font: '"Public Sans", system-ui, sans-serif',
    size: '16px',
    labelSize: '14px',
    height: '48px',
    radius: '6px',
    ink: 'rgb(0, 0, 0)',
    surface: 'rgb(255, 255, 255)',
    edge: 'rgb(1, 2, 3)',
    danger: 'rgb(4, 5, 6)',
    focus: 'rgb(7, 8, 9)',
  };
  beforeEach(() =>
    vi.stubGlobal('CSS', { supports: (_: string, value: string) => value.startsWith('rgb(') }),
  );
  afterEach(() => vi.unstubAllGlobals());

  it('is used value by value', () => {
    expect(usable(look)).toHaveLength(10);
  });

  it.each([
    { font: 'x; background: url(https://evil.example)' },
    { font: 'url(https://evil.example)' },
    { size: '16vw' },
    { height: '9999px' },
    { radius: 'calc(1px)' },
    { ink: 'url(https://evil.example)' },
    { focus: '' },
  ])('without a value that is none of its kind: %o', (wrong) => {
    expect(usable({ ...look, ...wrong })).toHaveLength(9);
  });
});
