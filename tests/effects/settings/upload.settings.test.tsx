import { describe } from 'vitest';
import { testEffects } from './test-effects';
import { uploadEffects } from './upload.effects';

describe('[POR-018] what a borrower sees of the settings of the upload', () => {
  testEffects(uploadEffects);
});
