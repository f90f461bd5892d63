import { describe } from 'vitest';
import { registrationEffects } from './registration.effects';
import {
  activationEffects,
  optOutEffects,
  passwordChangeEffects,
  recoveryEffects,
  signInEffects,
} from './sign-in.effects';
import { testEffects } from './test-effects';

describe('[POR-018] what a borrower sees of the settings of sign-in and registration', () => {
  testEffects([
    ...signInEffects,
    ...recoveryEffects,
    ...passwordChangeEffects,
    ...activationEffects,
    ...optOutEffects,
    ...registrationEffects,
  ]);
});
