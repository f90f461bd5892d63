import { errorKey } from '@portico/core/internal';
import { useTexts } from '@portico/element';
import { Banner, Button, Inline, NewWindowNote } from '@portico/ui';
import type { ReactNode } from 'react';
import type { DownloadFormat, DownloadState } from '../history.flow';
import { accountHistoryTexts, type AccountHistoryTextKey } from '../account-history.sentences';

/** Opens the selected range as CSV or PDF in a new window; one at a time. */
export function Downloads(props: {
  readonly state: DownloadState;
  readonly open: (format: DownloadFormat) => void;
}): ReactNode {
  const { state, open } = props;
  const t = useTexts(accountHistoryTexts);
  const problem = problemOf(state);
  return (
    <>
      <Inline gap="tight">
        {(['csv', 'pdf'] as const).map((format) => (
          <Button
            key={format}
            busy={state.at === 'opening' && state.format === format}
            disabled={state.at === 'opening' && state.format !== format}
            onClick={() => open(format)}
          >
            {t(buttonTexts[format])}
            <NewWindowNote />
          </Button>
        ))}
      </Inline>
      {problem && (
        <div className="basis-full">
          <Banner tone="error">{t(problem)}</Banner>
        </div>
      )}
    </>
  );
}

const buttonTexts: Readonly<Record<DownloadFormat, AccountHistoryTextKey>> = {
  csv: 'downloadCsv',
  pdf: 'downloadPdf',
};

function problemOf(state: DownloadState): AccountHistoryTextKey | undefined {
  if (state.at === 'blocked') return 'downloadBlocked';
  if (state.at !== 'failed') return undefined;
  const key = errorKey(accountHistoryTexts, state.error);
  return key === 'error' ? 'downloadError' : key;
}
