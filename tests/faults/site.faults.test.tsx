import { siteFaults } from './site.faults';
import { testFaults } from './test-faults';

testFaults(siteFaults);
