import type { CardBrand } from '@portico/rules';
import type { ReactNode } from 'react';

const letters = {
  x: 20,
  textAnchor: 'middle',
  fontFamily: 'Arial, Helvetica, sans-serif',
  fontWeight: 700,
} as const;

/** What the cards bear in every language. */
const marks = { Visa: 'VISA', Amex: 'AMEX', Discover: 'DISCOVER' } as const;

/** The drawing of each brand, on a card of 40 by 26 units. */
const drawings: Readonly<Record<CardBrand, ReactNode>> = {
  Visa: (
    <text {...letters} y="17.5" fontStyle="italic" fontSize="12.5" fill="#1a1f71">
      {marks.Visa}
    </text>
  ),
  Mastercard: (
    <>
      <circle cx="16" cy="13" r="7" fill="#eb001b" />
      <circle cx="24" cy="13" r="7" fill="#f79e1b" />
      <path d="M20 7.3a7 7 0 0 1 0 11.4 7 7 0 0 1 0-11.4z" fill="#ff5f00" />
    </>
  ),
  Amex: (
    <>
      <rect width="40" height="26" rx="4" fill="#1f72cd" />
      <text {...letters} y="17" fontSize="10" fill="#fff">
        {marks.Amex}
      </text>
    </>
  ),
  Discover: (
    <>
      <path d="M40 16.5C32 21.5 22 24.5 12 25.5h24.5a3 3 0 0 0 3-3z" fill="#f58220" />
      <text {...letters} y="14.5" fontSize="7" fill="#1c1c1c">
        {marks.Discover}
      </text>
    </>
  ),
};

/** The mark of a card's brand at the end of its field; the sentence below it names the brand. */
export function CardMark({ brand }: { readonly brand: CardBrand }): ReactNode {
  return (
    <svg
      viewBox="0 0 40 26"
      width="40"
      height="26"
      aria-hidden
      className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2"
    >
      <rect x=".5" y=".5" width="39" height="25" rx="4" fill="#fff" stroke="#d5d4cb" />
      {drawings[brand]}
    </svg>
  );
}
