import { ok } from '@portico/rules';
import { applicationDetails } from '@portico/contract';
import { applicationDays } from '@portico/core/accounts';
import { type Core } from '@portico/core/internal';
import { createApplicationFlow } from './application-details.flow';
import { readPassedApplication } from './passed-application';

/** One application over the lender's API, shown first as the dashboard passed it (accounts §7). */
export function createApplication(core: Core, applicationNumber: string) {
  const data = core.takeScreenData('applicationDetails');
  const passed = data?.kind === 'application' && readPassedApplication(data.application);
  const same = passed && passed.applicationNumber === applicationNumber;
  return createApplicationFlow(same ? passed : undefined, async () => {
    const query = { numDaysToRetrieve: applicationDays, applicationNumber };
    const answer = await core.client.send(applicationDetails, query);
    return answer.ok ? ok(answer.value.application) : answer;
  });
}
