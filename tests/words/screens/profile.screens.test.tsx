import { testScreens } from './test-screens';

testScreens('profile', Object.values(import.meta.glob('../../../stories/profile/*.stories.tsx', { eager: true })));
