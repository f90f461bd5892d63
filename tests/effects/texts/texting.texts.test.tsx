import { describe } from 'vitest';
import * as notifications from '../../../stories/profile/notifications.stories';
import * as stopAllTexts from '../../../stories/profile/stop-all-texts.stories';
import * as textSubscriptions from '../../../stories/profile/text-subscriptions.stories';
import { proofCodes } from '../codes/proof.codes';
import { textingStates } from './texting.states';
import { testTexts } from './test-texts';

describe('[POR-019] the sentences of notifications and texts', () =>
  testTexts({
    packages: ['profile/notifications', 'profile/text-subscriptions'],
    stories: [notifications, stopAllTexts, textSubscriptions],
    states: textingStates,
    codes: proofCodes,
  }));
