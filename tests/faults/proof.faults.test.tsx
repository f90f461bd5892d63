import { proofFaults } from './proof.faults';
import { testFaults } from './test-faults';

testFaults(proofFaults);
