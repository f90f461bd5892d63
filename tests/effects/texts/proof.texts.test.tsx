import { describe } from 'vitest';
import '@portico/shared/testing/parts';
import * as proof from '../../../stories/profile/proof.stories';
import { proofCodes } from '../codes/proof.codes';
import { proofStates } from './proof.states';
import { testTexts } from './test-texts';

describe('[POR-019] the sentences of a recent proof', () =>
  testTexts({
    packages: ['shared/proof'],
    stories: [proof],
    states: proofStates,
    codes: proofCodes,
  }));
