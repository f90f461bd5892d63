import { requestKinds } from '@portico/contract';
import { expect, it } from 'vitest';
import * as eachKind from '../../../stories/requests/each-kind.stories';
import { kindStates, type ShownKinds } from '../../../stories/requests/kind-states';
import { everyKind } from '../../../stories/requests/request-data';
import { testScreens } from './test-screens';

testScreens(['requests'], false);

/** The states of which each kind has a story. */
function statesOf(kind: string): readonly string[] {
  const { default: meta, ...stories } = eachKind;
  return Object.values(stories).flatMap(({ parameters }) => {
    const shown: ShownKinds | undefined = parameters?.['kinds'];
    return shown?.kinds.includes(kind) ? [shown.state] : [];
  });
}

it.each([...requestKinds, 'newGarage'])('[POR-170] %s has a story in every state', (kind) => {
  const asks = everyKind.some((one) => one.kind === kind && one.fields.length > 0);
  const states = kindStates.filter((state) => asks || state !== 'form');
  expect(new Set(statesOf(kind))).toEqual(new Set(states));
});
