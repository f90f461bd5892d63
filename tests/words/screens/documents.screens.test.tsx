import { testScreens } from './test-screens';

testScreens('documents', Object.values(import.meta.glob(['../../../stories/documents/*.stories.tsx', '../../../stories/branch-locator/*.stories.tsx', '../../../stories/messages/*.stories.tsx', '../../../stories/portal/*.stories.tsx'], { eager: true })));
