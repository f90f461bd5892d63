import { useCore, useQuery, useTexts } from '@portico/element';
import { FollowingView, offeredOn, requestsOf, unansweredOn } from '@portico/shared/requests';
import { SectionError, useFocusOnChange } from '@portico/shared/section';
import { Banner, Button, Skeleton, Stack } from '@portico/ui';
import { useState, type ReactNode } from 'react';
import { requestsTexts } from '../requests.sentences';
import { AskingView } from './asking.view';
import { KindChoice } from './kind-choice';
import { PhoneLine } from './phone-line';
import { RequestList } from './request-list';

/** What of the requests is shown. */
type Place =
  | { readonly at: 'list' }
  | { readonly at: 'choosing' }
  | { readonly at: 'asking'; readonly kind: string }
  | { readonly at: 'following'; readonly referenceNumber: string };

/** The requests of an account: those that were sent, one of them, or a new one. */
export function AccountRequests({ accountNumber }: { readonly accountNumber: string }): ReactNode {
  const core = useCore();
  const t = useTexts(requestsTexts);
  const [sent, readSent] = useQuery(requestsOf(core, accountNumber));
  const [offered, readOffered] = useQuery(offeredOn(core, accountNumber));
  const [place, go] = useState(() => placeOf(unansweredOn(core, accountNumber)));
  const top = useFocusOnChange<HTMLDivElement>(place);
  const toList = () => go({ at: 'list' });

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
  const { requests } = sent.value;
  const kinds = offered.status === 'ready' ? offered.value.kinds : [];
  const followed =
    place.at === 'following'
      ? requests.find(({ referenceNumber }) => referenceNumber === place.referenceNumber)
      : undefined;
  return (
    <Stack gap="wide">
      <div ref={top} tabIndex={-1} className="grid grid-cols-1 gap-6">
        {place.at !== 'list' && (
          <div className="-ms-4">
            <Button variant="quiet" onClick={toList}>
              {t('back')}
            </Button>
          </div>
        )}
        {offered.status === 'failed' && (
          <SectionError retryLabel={t('tryAgain')} retry={readOffered}>
            {t('errorOffered')}
          </SectionError>
        )}
        {(place.at === 'list' || (place.at === 'following' && !followed)) && (
          <RequestList
            requests={requests}
            onFollow={(referenceNumber) => go({ at: 'following', referenceNumber })}
            onBegin={kinds.length > 0 ? () => go({ at: 'choosing' }) : undefined}
          />
        )}
        {place.at === 'choosing' && (
          <KindChoice kinds={kinds} onChoose={(kind) => go({ at: 'asking', kind })} />
        )}
        {place.at === 'asking' && (
          <AskingView
            key={place.kind}
            accountNumber={accountNumber}
            kind={place.kind}
            offered={kinds.find(({ kind }) => kind === place.kind)}
            onFollow={(referenceNumber) => go({ at: 'following', referenceNumber })}
          />
        )}
        {followed && (
          <FollowingView
            key={followed.referenceNumber}
            accountNumber={accountNumber}
            request={followed}
          />
        )}
      </div>
      <PhoneLine />
    </Stack>
  );
}

/** Where the page begins: with what was sent and had no answer, if anything was. */
function placeOf([unanswered]: ReturnType<typeof unansweredOn>): Place {
  if (!unanswered) return { at: 'list' };
  const { what, name } = unanswered;
  return what === 'request'
    ? { at: 'asking', kind: name }
    : { at: 'following', referenceNumber: name };
}

type Read = ReturnType<typeof useQuery<unknown>>[0];

const isMissing = (read: Read) => read.status === 'failed' && read.error.kind === 'missing';
