import type { DocumentFormat } from '@portico/rules';
import type { ReactNode } from 'react';

/** A sheet of paper with the format on it; decorative, because the text next to it says the format. */
export function FormatIcon(props: {
  readonly format: DocumentFormat;
  /** At most four letters. */
  readonly label: string;
}): ReactNode {
  return (
    <svg
      viewBox="0 0 40 48"
      aria-hidden
      data-format={props.format}
      className="h-10 w-8 shrink-0 text-muted"
    >
      <path
        d="M4.5 4.5h21l10 10v29h-31zM25.5 4.5v10h10"
        fill="none"
        stroke="currentColor"
        className="forced-colors:stroke-[CanvasText]"
      />
      <rect y="24" width="30" height="14" rx="2" fill="currentColor" />
      <text
        x="15"
        y="34.5"
        textAnchor="middle"
        fontSize="10"
        fontWeight="700"
        // The sheet is wide enough for three letters.
        textLength={props.label.length > 3 ? 26 : undefined}
        lengthAdjust="spacingAndGlyphs"
        className="fill-surface forced-colors:fill-[Canvas]"
      >
        {props.label}
      </text>
    </svg>
  );
}
