import { testScreens } from './test-screens';

testScreens(['loan-details']);
