import type { BorrowerRequest, OfferedRequest } from '@portico/contract';
import { chunk, type Core } from '@portico/core/internal';
import { PartOnDemand, useCore, useFetchedAhead, useQuery, useTexts } from '@portico/element';
import {
  followingCode,
  FollowingPart,
  offeredOn,
  requestsOf,
  unansweredOn,
} from '@portico/shared/requests';
import { SectionError, useFocusOnChange } from '@portico/shared/section';
import { Banner, Button, Skeleton, Stack } from '@portico/ui';
import { useState, type ReactNode } from 'react';
import { begunKinds } from '../request-draft';
import { requestsTexts } from '../requests.sentences';
import { KindChoice } from './kind-choice';
import { PhoneLine } from './phone-line';
import { RequestList } from './request-list';

const askingCode = chunk(() => import('./asking.view'));

/** What of the requests is shown. */
type Place =
  | { readonly at: 'list' }
  | { readonly at: 'choosing' }
  | { readonly at: 'asking'; readonly kind: string }
  | { readonly at: 'following'; readonly referenceNumber: string };

/** The requests of an account, once they and what can be requested are read. */
export function AccountRequests({ accountNumber }: { readonly accountNumber: string }): ReactNode {
  const core = useCore();
  const t = useTexts(requestsTexts);
  const [sent, readSent] = useQuery(requestsOf(core, accountNumber));
  const [offered, readOffered] = useQuery(offeredOn(core, accountNumber));

  if (sent.status === 'loading' || offered.status === 'loading') {
    return <Skeleton rows={6} label={t('loading')} />;
  }
  if (isMissing(sent) || isMissing(offered)) return <Banner tone="info">{t('missing')}</Banner>;
  if (sent.status === 'failed') {
    return (
      <SectionError retryLabel={t('tryAgain')} retry={readSent}>
        {t('error')}
      </SectionError>
    );
  }
  return (
    <Stack gap="wide">
      <ReadRequests
        accountNumber={accountNumber}
        requests={sent.value.requests}
        kinds={offered.status === 'ready' ? offered.value.kinds : []}
        retryOffered={offered.status === 'failed' ? readOffered : undefined}
      />
      <PhoneLine />
    </Stack>
  );
}

/** Those that were sent, one of them, or a new one. */
function ReadRequests(props: {
  readonly accountNumber: string;
  readonly requests: readonly BorrowerRequest[];
  readonly kinds: readonly OfferedRequest[];
  /** Where what can be requested was not read. */
  readonly retryOffered: (() => void) | undefined;
}): ReactNode {
  const { accountNumber, requests, kinds, retryOffered } = props;
  const core = useCore();
  const t = useTexts(requestsTexts);
  const [place, go] = useState(() => firstPlace(core, accountNumber, { requests, kinds }));
  const top = useFocusOnChange<HTMLDivElement>(place);
  // What a press leads to.
  useFetchedAhead(askingCode);
  useFetchedAhead(followingCode);
  const begun = begunKinds(core, accountNumber, kinds);
  const ask = (kind: string) => go({ at: 'asking', kind });
  const followed =
    place.at === 'following'
      ? requests.find(({ referenceNumber }) => referenceNumber === place.referenceNumber)
      : undefined;
  return (
    <div ref={top} tabIndex={-1} className="grid grid-cols-1 gap-6">
      {place.at !== 'list' && (
        <div className="-ms-4">
          <Button variant="quiet" onClick={() => go({ at: 'list' })}>
            {t('back')}
          </Button>
        </div>
      )}
      {retryOffered && (
        <SectionError retryLabel={t('tryAgain')} retry={retryOffered}>
          {t('errorOffered')}
        </SectionError>
      )}
      {(place.at === 'list' || (place.at === 'following' && !followed)) && (
        <RequestList
          requests={requests}
          begun={begun}
          onGoOn={ask}
          onFollow={(referenceNumber) => go({ at: 'following', referenceNumber })}
          onBegin={kinds.length > 0 ? () => go({ at: 'choosing' }) : undefined}
        />
      )}
      {place.at === 'choosing' && <KindChoice kinds={kinds} begun={begun} onChoose={ask} />}
      {place.at === 'asking' && (
        <PartOnDemand code={askingCode} waiting={<Skeleton rows={6} />}>
          {(Asking) => (
            <Asking
              key={place.kind}
              accountNumber={accountNumber}
              kind={place.kind}
              offered={kinds.find(({ kind }) => kind === place.kind)}
              onFollow={(referenceNumber) => go({ at: 'following', referenceNumber })}
            />
          )}
        </PartOnDemand>
      )}
      {followed && (
        <FollowingPart
          key={followed.referenceNumber}
          accountNumber={accountNumber}
          request={followed}
        />
      )}
    </div>
  );
}

type Known = {
  readonly requests: readonly BorrowerRequest[];
  readonly kinds: readonly OfferedRequest[];
};

/** Where the screen begins: at what was sent and had no answer, else at what the borrower came for. */
function firstPlace(core: Core, accountNumber: string, known: Known): Place {
  const passed = core.takeScreenData('requests');
  const [unanswered] = unansweredOn(core, accountNumber);
  if (unanswered?.what === 'request') return { at: 'asking', kind: unanswered.name };
  if (unanswered) return { at: 'following', referenceNumber: unanswered.name };
  return passed?.kind === 'request' ? wantedPlace(passed.name, known) : { at: 'list' };
}

/** A request that was sent, or a kind that is possible; else the choice of one. */
function wantedPlace(name: unknown, { requests, kinds }: Known): Place {
  const sent = requests.find(({ referenceNumber }) => referenceNumber === name);
  if (sent) return { at: 'following', referenceNumber: sent.referenceNumber };
  const offered = kinds.find(({ kind, isPossible }) => isPossible && kind === name);
  if (offered) return { at: 'asking', kind: offered.kind };
  return { at: kinds.length > 0 ? 'choosing' : 'list' };
}

type Read = ReturnType<typeof useQuery<unknown>>[0];

const isMissing = (read: Read) => read.status === 'failed' && read.error.kind === 'missing';
