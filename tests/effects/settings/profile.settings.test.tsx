import { describe } from 'vitest';
import { profileEffects } from './profile.effects';
import { testEffects } from './test-effects';

describe('[POR-018] what a borrower sees of the settings of the profile', () => {
  testEffects(profileEffects);
});
