import { testScreens } from './test-screens';

testScreens(['payment']);
