import type { OfferedRequest } from '@portico/contract';
import { useTexts } from '@portico/element';
import { titleOf, useWords } from '@portico/shared/requests';
import { useId, type ReactNode } from 'react';
import { requestsTexts } from '../requests.sentences';

/** A line of a list: a kind of request, which a press begins, or goes on with. */
export function KindLine(props: {
  readonly kind: OfferedRequest;
  /** A request of the kind is begun and not sent. */
  readonly isBegun: boolean;
  readonly onChoose: (kind: string) => void;
  readonly children?: ReactNode;
}): ReactNode {
  const { kind, isBegun, onChoose, children } = props;
  const t = useTexts(requestsTexts);
  const { locale, say } = useWords();
  const mark = useId();
  return (
    <li className="relative border-t border-line py-3 last:border-b">
      <button
        type="button"
        part="link"
        aria-describedby={isBegun ? mark : undefined}
        className="min-h-6 cursor-pointer text-start font-semibold text-accent underline underline-offset-4 wrap-anywhere after:absolute after:inset-0 hover:decoration-2"
        onClick={() => onChoose(kind.kind)}
      >
        {say(titleOf(kind, locale))}
      </button>
      {isBegun && (
        <p id={mark} className="font-semibold">
          {t('notFinished')}
        </p>
      )}
      {children}
    </li>
  );
}
