import { describe } from 'vitest';
import { testEffects } from './test-effects';
import { textingEffects } from './texting.effects';

describe('[POR-018] what a borrower sees of the settings of notifications and texts', () => {
  testEffects(textingEffects);
});
