import { describe } from 'vitest';
import { remoteLocatorEffects } from './locations.effects';
import { testEffects } from './test-effects';

describe('[POR-018] what a borrower sees of the settings of locations', () => {
  testEffects(remoteLocatorEffects);
});
