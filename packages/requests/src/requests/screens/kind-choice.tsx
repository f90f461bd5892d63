import type { OfferedRequest } from '@portico/contract';
import { useTexts } from '@portico/element';
import { aboutOf, reasonWords, titleOf, useWords } from '@portico/shared/requests';
import { Heading, WithPhone } from '@portico/ui';
import type { ReactNode } from 'react';
import { requestsTexts } from '../requests.sentences';
import { KindLine } from './kind-line';

/** What can be requested, in the order of the API, and what cannot, with the reason. */
export function KindChoice(props: {
  readonly kinds: readonly OfferedRequest[];
  /** Those of them of which a request is begun and not sent. */
  readonly begun: readonly OfferedRequest[];
  readonly onChoose: (kind: string) => void;
}): ReactNode {
  const { kinds, begun, onChoose } = props;
  const t = useTexts(requestsTexts);
  const { locale, say, day } = useWords();
  const possible = kinds.filter(({ isPossible }) => isPossible);
  const others = kinds.filter(({ isPossible }) => !isPossible);
  return (
    <>
      <Heading level={3}>{t('choose')}</Heading>
      <ul className="grid grid-cols-1 empty:hidden">
        {possible.map((kind) => (
          <KindLine key={kind.kind} kind={kind} isBegun={begun.includes(kind)} onChoose={onChoose}>
            <p className="text-sm text-muted">{say(aboutOf(kind, locale))}</p>
          </KindLine>
        ))}
      </ul>
      {others.length > 0 && (
        <section className="grid grid-cols-1 gap-3">
          <Heading level={4} size="label">
            {t('notNow')}
          </Heading>
          <ul className="grid grid-cols-1 gap-3">
            {others.map((kind) => (
              <li key={kind.kind}>
                <p>{say(titleOf(kind, locale))}</p>
                <p className="text-sm text-muted">
                  <WithPhone>{say(reasonWords(kind, locale))}</WithPhone>{' '}
                  {kind.possibleFrom && t('possibleFrom', { date: day(kind.possibleFrom) })}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
