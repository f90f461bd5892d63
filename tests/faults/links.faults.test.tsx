import { linksFaults } from './links.faults';
import { testFaults } from './test-faults';

testFaults(linksFaults);
