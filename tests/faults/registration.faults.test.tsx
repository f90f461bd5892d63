import { registrationFaults } from './registration.faults';
import { testFaults } from './test-faults';

testFaults(registrationFaults);
