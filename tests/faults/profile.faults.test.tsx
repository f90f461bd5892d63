import { profileFaults } from './profile.faults';
import { testFaults } from './test-faults';

testFaults(profileFaults);
