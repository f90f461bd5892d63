import { describe } from 'vitest';
import * as contactChange from '../../../stories/profile/contact-change.stories';
import * as loginHistory from '../../../stories/profile/login-history.stories';
import { proofCodes } from '../codes/proof.codes';
import { testTexts } from './test-texts';

describe('[POR-019] the sentences of contact change and login history', () =>
  testTexts({
    packages: ['profile/contact-change', 'profile/login-history'],
    stories: [contactChange, loginHistory],
    states: [],
    codes: proofCodes,
  }));
