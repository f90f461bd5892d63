import { describe } from 'vitest';
import '@portico/shared/testing/parts';
import * as asking from '../../../stories/requests/asking.stories';
import * as eachKind from '../../../stories/requests/each-kind.stories';
import * as following from '../../../stories/requests/following.stories';
import { requestsCodes } from '../codes/requests.codes';
import { requestsStates } from './requests.states';
import { testTexts } from './test-texts';

describe('[POR-019] the sentences of requests', () =>
  testTexts({
    packages: ['requests', 'shared/requests'],
    stories: [asking, eachKind, following],
    states: requestsStates,
    codes: requestsCodes,
  }));
