import { testScreens } from './test-screens';

testScreens('documents', ['documents', 'branch-locator', 'messages', 'portal']);
