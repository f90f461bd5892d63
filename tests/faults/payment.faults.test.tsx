import { paymentFaults } from './payment.faults';
import { testFaults } from './test-faults';

testFaults(paymentFaults);
