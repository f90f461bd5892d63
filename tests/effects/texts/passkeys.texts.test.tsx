import { describe } from 'vitest';
import * as devices from '../../../stories/profile/devices.stories';
import * as passkeys from '../../../stories/profile/passkeys.stories';
import { proofCodes } from '../codes/proof.codes';
import { testTexts } from './test-texts';

describe('[POR-019] the sentences of passkeys and devices in the profile', () =>
  testTexts({
    packages: ['profile/passkeys', 'profile/devices'],
    stories: [devices, passkeys],
    states: [],
    codes: proofCodes,
  }));
