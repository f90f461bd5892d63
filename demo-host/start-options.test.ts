import { describe, expect, it } from 'vitest';
import { portTaken, readFresh, readPort } from './start-options.mjs';

describe('the port', () => {
  it.each([
    [undefined, 4300],
    ['0', 0],
    ['5000', 5000],
    ['65533', 65_533],
  ])('PORT=%s is %i', (text, port) => {
    expect(readPort(text)).toBe(port);
  });

  it.each(['65534', '-1', '4300.5', 'web'])('PORT=%s is refused: the host needs three', (text) => {
    expect(() => readPort(text)).toThrow(`PORT has to be a number up to 65533, not "${text}"`);
  });

  it('that is in use is refused with one that a host on it does not use either', () => {
    expect(portTaken(4300).message).toContain('PORT=4303 npm start');
  });
});

describe('an argument', () => {
  it.each([
    [[], false],
    [['--fresh'], true],
  ])('%j restores the data: %s', (args, fresh) => {
    expect(readFresh(args)).toBe(fresh);
  });

  it.each(['--port', '5000', '--Fresh'])('%s is refused, with those there are', (unknown) => {
    expect(() => readFresh(['--fresh', unknown])).toThrow(
      new RegExp(`no argument "${unknown}": .*--fresh.*PORT=`),
    );
  });
});
