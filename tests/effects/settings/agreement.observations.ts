import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Settings } from './effect';
import { hasText } from './observations';

const places = [1, 2, 3, 4, 5];

/** As many agreements as a lender can have, all for the same timing. */
export const agreementLines = (timing: string): Settings => ({
  'globalOptions.agreements': places
    .map((place) => `https://lender.example/${place}|01/01/2024|Terms ${place}|${timing}`)
    .join('\n'),
});

/** A row for the text of each agreement, opened by its button where the agreement is requested. */
export const readsText = (timing: string, show: (settings: Settings) => Promise<void>) =>
  places.map((place) => ({
    key: `globalOptions.agreementText${place}`,
    value: `<p>The text of number ${place}.</p>`,
    given: agreementLines(timing),
    sees: async (settings: Settings) => {
      await show(settings);
      const read = screen.queryByRole('button', { name: `Read the Terms ${place}`, hidden: true });
      if (read) await userEvent.setup({ delay: null }).click(read);
      return hasText(`The text of number ${place}.`);
    },
    unset: false,
    set: true,
  }));
