import { testScreens } from './test-screens';

testScreens(['sign-in', 'registration']);
