import { TextAgreement } from '@portico/profile/testing/parts';
import { showWidget } from '@portico/element/testing';
import type { State } from './test-texts';

const ignore = () => undefined;

/** The state of the consent to texts that no story shows: without a phone number. */
export const textingStates: readonly State[] = [
  {
    keys: ['textAgreement.title'],
    show: (settings) =>
      showWidget(<TextAgreement onAgreed={ignore} onDisagreed={ignore} onFailed={ignore} />, {
        settings,
        session: true,
      }),
  },
];
