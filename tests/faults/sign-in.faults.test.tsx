import { signInFaults } from './sign-in.faults';
import { testFaults } from './test-faults';

testFaults(signInFaults);
