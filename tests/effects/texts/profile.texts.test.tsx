import { describe } from 'vitest';
import * as stories from '../../../stories/profile/profile.stories';
import { profileCodes } from '../codes/profile.codes';
import { proofCodes } from '../codes/proof.codes';
import { profileStates } from './profile.states';
import { testTexts } from './test-texts';

describe('[POR-019] the sentences of the profile', () =>
  testTexts({
    packages: [
      'profile/profile',
      'profile/user-information',
      'profile/personal-information',
      'profile/saving',
    ],
    stories: [stories],
    states: profileStates,
    codes: [...profileCodes, ...proofCodes],
  }));
