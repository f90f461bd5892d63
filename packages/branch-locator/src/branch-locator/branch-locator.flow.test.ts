import { expect, it } from 'vitest';
import { createBranchLocatorFlow, type Located } from './branch-locator.flow';

const point = { latitude: 42, longitude: -95 };

it('a search continues while the text of the field stays the same', async () => {
  let resolve = (_: Located) => {};
  const asked: string[] = [];
  const { state, send } = createBranchLocatorFlow({
    load: async () => [],
    locate: async () => ({ found: false, why: 'locateFailed' }),
    geocode: (zip) => {
      asked.push(zip);
      return new Promise((done) => (resolve = done));
    },
  });
  send({ type: 'zip', text: '50613' });
  send({ type: 'zip', text: '50613' });
  resolve({ found: true, point });
  await expect.poll(() => state.value.centre).toEqual(point);
  expect(asked).toEqual(['50613']);
});
