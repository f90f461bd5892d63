import { profile } from '@portico/contract';
import type { TestCore } from '@portico/core/testing';
import { screen } from '@testing-library/react';
import { profileAnswer, storedPhone, withPhones } from './profile-answers';

export const firstPhone = storedPhone('3195550142', { primary: true, optInToTexting: true });
const secondPhone = storedPhone('3195550177');

/** The profile of a borrower with two phone numbers, the first of which gets texts. */
export const withBoth = ({ server }: TestCore) =>
  server.answer(profile, profileAnswer(withPhones(firstPhone, secondPhone)));

export const toggle = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });
