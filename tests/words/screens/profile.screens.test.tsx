import { testScreens } from './test-screens';

testScreens(['profile']);
