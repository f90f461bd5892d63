import { Banner, Button } from '@portico/ui';
import type { ReactNode } from 'react';
import { Frame } from '../frame';
import { useCore, useTexts } from '../hooks';
import { widgetTexts } from '../widget.sentences';

/**
 * Replaces what could not be loaded: an error with a retry (D9). Never in its own chunk.
 *
 * @param props.isCode code could not be loaded: the page can be reloaded too
 */
export function StartError(props: {
  readonly retry: () => void;
  readonly isCode?: boolean;
}): ReactNode {
  const { retry, isCode = false } = props;
  const t = useTexts(widgetTexts);
  return (
    <Banner tone="error" title={t('cannotStart')}>
      <div className="flex flex-wrap gap-2">
        <Button onClick={retry}>{t('tryAgain')}</Button>
        {isCode && <ReloadButton />}
      </div>
    </Banner>
  );
}

/**
 * Loads the page again, beside an error that code could not be loaded: a file that failed together
 * with what it imports is had by nothing else in some browsers. Forms have their drafts after it.
 */
export function ReloadButton(): ReactNode {
  const t = useTexts(widgetTexts);
  const { location } = useCore().environment;
  return <Button onClick={() => location.reload()}>{t('reload')}</Button>;
}

/** Says that the code of what follows a press could not be loaded; the press tries it again. */
export function NotLoaded(): ReactNode {
  const t = useTexts(widgetTexts);
  return <Banner tone="error" title={t('cannotStart')} action={<ReloadButton />} />;
}

/** What the first screen of a tag shows while its code does not come. */
export function NoCode(): ReactNode {
  return (
    <Frame>
      <div className="mb-6">
        <NotLoaded />
      </div>
    </Frame>
  );
}
