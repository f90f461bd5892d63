import { describe, expect, it } from 'vitest';
import { readCardFieldsReport, readCardFieldsRequest } from './hosted-fields';

const channel = 'portico-card-fields';

describe('messages of the card fields’ page', () => {
  it.each([
    { channel, type: 'ready' },
    { channel, type: 'resized', height: 180 },
    { channel, type: 'changed', cardType: 'Visa', complete: true },
    { channel, type: 'escaped' },
    { channel, type: 'token', request: '1', token: 't', cardType: 'Amex', lastFour: '0005' },
    { channel, type: 'invalid', request: '1', problems: { number: 'unsupported' } },
    { channel, type: 'failed', request: '1' },
  ])('$type is read by the form', (message) => {
    expect(readCardFieldsReport(message)).toEqual(message);
    expect(readCardFieldsRequest(message)).toBeUndefined();
  });

  it.each([
    { channel, type: 'start', locale: 'es', enabledTypes: ['Visa'], dark: false },
    {
      channel,
      type: 'start',
      locale: 'en',
      enabledTypes: ['Visa'],
      dark: true,
      look: {
        font: 'Georgia, serif',
        size: '16px',
        labelSize: '14px',
        height: '48px',
        radius: '6px',
        ink: 'rgb(0, 0, 0)',
        surface: 'rgb(255, 255, 255)',
        edge: 'rgb(118, 123, 128)',
        danger: 'rgb(168, 35, 26)',
        focus: 'rgb(29, 92, 72)',
      },
      sentences: {
        number: 'Card number',
        securityCode: 'Card security code',
        numberRequired: 'Enter the card number.',
        numberInvalid: 'Check the card number.',
        numberUnsupported: 'We do not take this kind of card.',
        securityCodeRequired: 'Enter the security code.',
        securityCodeInvalid: 'Enter 3 or 4 digits.',
      },
    },
    { channel, type: 'focus', field: 'number' },
    { channel, type: 'tokenize', request: '1' },
  ])('$type is read by the page', (message) => {
    expect(readCardFieldsRequest(message)).toEqual(message);
    expect(readCardFieldsReport(message)).toBeUndefined();
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'ready'],
    ['another channel', { channel: 'analytics', type: 'ready' }],
    ['another type', { channel, type: 'number' }],
    ['a token without its request', { channel, type: 'token', token: 't', cardType: 'Visa' }],
    ['a card of another type', { channel, type: 'changed', cardType: 'Diners', complete: true }],
    ['a flag that is a text', { channel, type: 'changed', complete: 'yes' }],
    ['a height that is a text', { channel, type: 'resized', height: '180' }],
    ['an unknown problem', { channel, type: 'invalid', request: '1', problems: { number: 'x' } }],
  ])('%s is not read as a message', (_name, data) => {
    expect(readCardFieldsReport(data)).toBeUndefined();
  });

  it('drops unknown fields of a message, such as a card number', () => {
    const sent = { channel, type: 'changed', complete: true, number: '4242424242424242' };
    expect(readCardFieldsReport(sent)).toEqual({ channel, type: 'changed', complete: true });
  });
});
