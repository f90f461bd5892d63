import type { ReactNode } from 'react';

const digits = { y: 71, textAnchor: 'middle', fontSize: 15, letterSpacing: 1.5 } as const;

/** Where routing and account number stand on a check. */
export function CheckPicture({ label }: { readonly label: string }): ReactNode {
  return (
    <svg viewBox="0 0 432 92" role="img" aria-label={label} className="w-full max-w-80">
      <rect x="1" y="1" width="430" height="90" rx="8" className="fill-sunken stroke-line" />
      <path
        d="M20 22h120M20 34h76M330 22h80"
        strokeWidth="6"
        strokeLinecap="round"
        className="stroke-line"
      />
      <rect
        x="14"
        y="52"
        width="150"
        height="28"
        rx="6"
        strokeWidth="1.5"
        className="fill-tint stroke-accent"
      />
      <text x="89" {...digits} className="fill-ink">
        071000301
      </text>
      <text x="250" {...digits} className="fill-muted">
        0004000126789
      </text>
      <text x="374" {...digits} className="fill-muted">
        1042
      </text>
    </svg>
  );
}
