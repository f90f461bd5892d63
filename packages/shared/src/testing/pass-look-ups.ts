import { settle, type TestCore } from '@portico/core/testing';
import { arrivalTime, laterPause, lookUpPauses } from '../outcome/find-outcome';

/** Lets the pauses between the look-ups of a request without an answer pass. */
export async function passLookUps({ clock }: Pick<TestCore, 'clock'>): Promise<void> {
  for (const pause of lookUpPauses) {
    await settle();
    clock.advance(pause);
  }
  await settle();
}

/** Until it can no longer arrive; the borrower moves the mouse and stays signed in. */
export async function passArrival({ clock, events }: Pick<TestCore, 'clock' | 'events'>) {
  for (let left = arrivalTime; left > 0; left -= laterPause) {
    events.dispatchEvent(new Event('mousemove'));
    clock.advance(laterPause);
    await settle();
  }
}
