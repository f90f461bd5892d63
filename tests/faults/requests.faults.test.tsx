import { requestsFaults } from './requests.faults';
import { testFaults } from './test-faults';

testFaults(requestsFaults);
