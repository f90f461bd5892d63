import { accountsFaults } from './accounts.faults';
import { testFaults } from './test-faults';

testFaults(accountsFaults);
