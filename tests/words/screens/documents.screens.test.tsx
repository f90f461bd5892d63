import { testScreens } from './test-screens';

testScreens(['documents', 'branch-locator', 'messages', 'portal']);
