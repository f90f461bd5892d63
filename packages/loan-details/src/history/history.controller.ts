import { ok } from '@portico/rules';
import { documentAddress, historyDownload, historyDownloadToken } from '@portico/contract';
import { documentLanguage, openBlankWindow, type Core } from '@portico/core/internal';
import { historyOf } from './history-answers';
import { createHistoryFlow } from './history.flow';
import { historyRows } from './history.model';

/** The history of one account over the lender's API (accounts §7; D132). */
export function createHistory(
  core: Core,
  accountNumber: string,
  daysSinceOpened: number | undefined,
) {
  const { client, configuration } = core;
  const ends: (() => void)[] = [];
  const flow = createHistoryFlow(daysSinceOpened, {
    request: async (days) => {
      const history = historyOf(core, accountNumber, days);
      ends.push(history.show());
      const answer = await history.load();
      return answer.ok ? ok(historyRows(answer.value.list)) : answer;
    },
    documentOf: async (daysOfHistory, downloadType) => {
      const request = { accountNumber, daysOfHistory, downloadType };
      const answer = await client.send(historyDownloadToken, request);
      if (!answer.ok) return answer;
      const { api, locale } = configuration.peek();
      const token = answer.value.passableToken;
      const language = documentLanguage(locale);
      return ok(documentAddress(api, historyDownload, { token, language }));
    },
    openWindow: openBlankWindow,
  });
  const dispose = () => {
    flow.dispose();
    for (const end of ends) end();
  };
  return { ...flow, dispose };
}
