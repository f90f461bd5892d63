import { testScreens } from './test-screens';

testScreens('loan-details', Object.values(import.meta.glob('../../../stories/loan-details/*.stories.tsx', { eager: true })));
