import type { BorrowerRequest } from '@portico/contract';
import { useTexts } from '@portico/element';
import type { ReactNode } from 'react';
import { stateWordsOf } from '../kinds/kind-words';
import { useWords } from '../kinds/use-words';
import { awaitedBy } from './messages-of';
import { requestsThreadTexts } from './requests.thread.sentences';

type Props = { readonly request: BorrowerRequest };

/** Where a request stands, and since when. */
export function RequestState({ request }: Props): ReactNode {
  const { stateSince } = request;
  const t = useTexts(requestsThreadTexts);
  const { locale, say, day } = useWords();
  const state = say(stateWordsOf(request, locale));
  return (
    <p className="font-semibold">
      {stateSince ? t('since', { state, date: day(stateSince) }) : state}
    </p>
  );
}

/** Since when a request is there, and by when it is answered. */
export function RequestClock({ request }: Props): ReactNode {
  const { isByLender, sentOn } = request;
  const answerBy = awaitedBy(request);
  const t = useTexts(requestsThreadTexts);
  const { day } = useWords();
  return (
    <div className="text-sm text-muted">
      {sentOn && <p>{t(isByLender ? 'byLender' : 'sentOn', { date: day(sentOn) })}</p>}
      {answerBy && <p>{t('answerBy', { date: day(answerBy) })}</p>}
    </div>
  );
}
