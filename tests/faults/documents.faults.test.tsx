import { documentsFaults } from './documents.faults';
import { testFaults } from './test-faults';

testFaults(documentsFaults);
