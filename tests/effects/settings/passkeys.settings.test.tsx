import { describe } from 'vitest';
import { passkeySignInEffects, securityEffects } from './passkeys.effects';
import { testEffects } from './test-effects';

describe('[POR-018] what a borrower sees of the settings of passkeys and devices', () => {
  testEffects([...passkeySignInEffects, ...securityEffects]);
});
