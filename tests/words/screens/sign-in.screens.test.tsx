import { testScreens } from './test-screens';

testScreens('sign-in', Object.values(import.meta.glob(['../../../stories/sign-in/*.stories.tsx', '../../../stories/registration/*.stories.tsx'], { eager: true })));
