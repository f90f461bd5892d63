import { describe } from 'vitest';
import * as documentCenter from '../../../stories/documents/document-center.stories';
import * as taxForms from '../../../stories/documents/tax-forms.stories';
import * as upload from '../../../stories/documents/upload.stories';
import { documentsCodes } from '../codes/documents.codes';
import { taxFormsCodes } from '../codes/tax-forms.codes';
import { documentsStates } from './documents.states';
import { testTexts } from './test-texts';
import { uploadStates } from './upload.states';

describe('[POR-019] the sentences of documents', () =>
  testTexts({
    packages: ['document-center', 'shared/documents', 'shared/tax-forms'],
    stories: [documentCenter, taxForms, upload],
    states: [...uploadStates, ...documentsStates],
    codes: [...documentsCodes, ...taxFormsCodes],
  }));
