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

/** The mark of a card's brand; the words beside it name the brand. */
export function CardMark(props: {
  readonly brand: CardBrand;
  /** In px at text of the usual size, which it follows; 40 by default. */
  readonly width?: number;
}): ReactNode {
  return <Mark width={props.width}>{drawings[props.brand]}</Mark>;
}

/** The mark of a bank account. */
export function BankMark(): ReactNode {
  return (
    <Mark>
      <path
        d="M13 11.5 20 7l7 4.5zM14.5 12v5.5m3.7-5.5v5.5m3.6-5.5v5.5m3.7-5.5v5.5M12.5 19.5h15"
        fill="none"
        stroke="#3c4a43"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Mark>
  );
}

/** A card of 40 by 26 units, without words for screen readers. */
export function Mark(props: {
  readonly width?: number | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const { width = 40, children } = props;
  return (
    <svg
      viewBox="0 0 40 26"
      width={width}
      height={width * 0.65}
      aria-hidden
      className="shrink-0"
      style={{ width: `calc(${width} / 16 * var(--p-rem))`, height: 'auto' }}
    >
      <rect
        x=".5"
        y=".5"
        width="39"
        height="25"
        rx="4"
        fill="#fff"
        stroke="#d5d4cb"
        // In dark, white would be the brightest of the page.
        style={{ fill: 'light-dark(#fff, #cfd3cf)' }}
      />
      {children}
    </svg>
  );
}
