import {
  broadridgeStatement,
  documentAddress,
  passableToken,
  statementDocument,
  statementUrl,
} from '@portico/contract';
import { documentLanguage, failCall, type CallOutcome, type Core } from '@portico/core/internal';
import type { ReadSetting } from '@portico/element';
import {
  ok,
  safeAddress,
  statementMonth,
  statementViewer,
  type StatementViewer,
} from '@portico/rules';
import type { DatedStatement, Statement } from './statements-of';
import { statementProviders } from '../../settings/statement-options';

/** The viewer of a statement; one of an unknown provider is reported (D130). */
export function viewerOf(core: Core, read: ReadSetting, { provider }: Statement): StatementViewer {
  const viewer = statementViewer(provider, read(statementProviders));
  if (viewer === undefined) core.report({ message: `Unknown statement provider: ${provider}` });
  return viewer ?? 'standard';
}

/** The address of a statement that the lender's API shows, with a token for one use (D8). */
export async function documentOf(
  core: Core,
  statement: DatedStatement,
  viewer: 'standard' | 'broadridge',
): Promise<CallOutcome<string>> {
  const answer = await core.client.send(passableToken, undefined);
  if (!answer.ok) return answer;
  const { api, locale } = core.configuration.peek();
  const { date, id, number, type } = statement;
  const shared = { date, token: answer.value.passableToken, language: documentLanguage(locale) };
  return ok(
    viewer === 'broadridge'
      ? documentAddress(api, broadridgeStatement, { ...shared, documentId: id })
      : documentAddress(api, statementDocument, {
          ...shared,
          ...statementMonth(date),
          id,
          number,
          type,
        }),
  );
}

/** Where Amsive shows a statement. */
export type OtherSite = { readonly address: string; readonly host: string };

/** Requests the address of a statement on Amsive's site, with a token for one use (D8). */
export async function otherSiteOf(
  core: Core,
  { date, id, number, type }: DatedStatement,
): Promise<CallOutcome<OtherSite>> {
  const token = await core.client.send(passableToken, undefined);
  if (!token.ok) return token;
  const userToken = token.value.passableToken;
  const answer = await core.client.send(statementUrl, { userToken, date, number, type, id });
  if (!answer.ok) return answer;
  const site = siteOf(core, answer.value.statementUrl);
  if (site) return ok(site);
  core.report({ message: 'StatementUrl is not an address that can be followed' });
  return failCall({ kind: 'contract', issue: 'StatementUrl' }, 'refused');
}

/** A relative address is one of the page's own site. */
function siteOf({ environment }: Core, url: string): OtherSite | undefined {
  const safe = safeAddress(url, 'page');
  if (safe === undefined) return undefined;
  try {
    const { href, host } = new URL(safe, environment.location.href());
    return { address: href, host };
  } catch {
    return undefined;
  }
}
