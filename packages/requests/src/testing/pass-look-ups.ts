import { settle, type TestCore } from '@portico/core/testing';
import { lookUpPauses } from '@portico/shared/outcome';

/** Lets the pauses between the look-ups of a request without an answer pass. */
export async function passLookUps({ clock }: Pick<TestCore, 'clock'>): Promise<void> {
  for (const pause of lookUpPauses) {
    await settle();
    clock.advance(pause);
  }
  await settle();
}
