import { describe } from 'vitest';
import { requestsEffects } from './requests.effects';
import { testEffects } from './test-effects';

describe('[POR-018] what a borrower sees of the settings of requests', () => {
  testEffects(requestsEffects);
});
