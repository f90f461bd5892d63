import { testScreens } from './test-screens';

testScreens('payment', Object.values(import.meta.glob('../../../stories/payment/*.stories.tsx', { eager: true })));
