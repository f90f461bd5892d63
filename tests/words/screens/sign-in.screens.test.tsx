import { testScreens } from './test-screens';

testScreens('sign-in', ['sign-in', 'registration']);
