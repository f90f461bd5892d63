import type { OfferedRequest } from '@portico/contract';
import { useTexts } from '@portico/element';
import { titleOf, useWords } from '@portico/shared/requests';
import { TextButton } from '@portico/ui';
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
      <TextButton
        names="wholeLine"
        describedBy={isBegun ? mark : undefined}
        onClick={() => onChoose(kind.kind)}
      >
        {say(titleOf(kind, locale))}
      </TextButton>
      {isBegun && (
        <p id={mark} className="font-semibold">
          {t('notFinished')}
        </p>
      )}
      {children}
    </li>
  );
}
