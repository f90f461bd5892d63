import { describe } from 'vitest';
import * as upload from '../../../stories/documents/upload.stories';
import { testTexts } from './test-texts';
import { uploadStates } from './upload.states';

describe('[POR-019] the sentences of the upload', () =>
  testTexts({
    packages: ['element/documents/upload'],
    stories: [upload],
    states: uploadStates,
    codes: [],
  }));
