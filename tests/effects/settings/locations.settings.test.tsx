import { describe } from 'vitest';
import { mapEffects, remoteLocatorEffects } from './locations.effects';
import { testEffects } from './test-effects';

describe('[POR-018] what a borrower sees of the settings of locations', () => {
  testEffects([...mapEffects, ...remoteLocatorEffects]);
});
