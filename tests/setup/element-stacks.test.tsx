import { expect, it } from 'vitest';

it('React records no stack for an element: all have the one of an unknown place', () => {
  const stackOf = (element: object): unknown => Reflect.get(element, '_debugStack');
  expect(stackOf(<i />)).toBeInstanceOf(Error);
  expect(stackOf(<i />)).toBe(stackOf(<b />));
});
