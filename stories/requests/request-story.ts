import { answers } from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import type { Texts } from '@portico/core/internal';
import { requestsTexts } from '@portico/requests';
import {
  requestsFieldsTexts,
  requestsKindsTexts,
  requestsSendingTexts,
} from '@portico/shared/requests';
import { borrower } from '../frame/borrower';
import { inScene, type WidgetStory } from '../frame/widget-stories';
import { requestAnswers } from './request-data';

export type Play = NonNullable<WidgetStory['play']>;

type About = {
  readonly answers?: (test: TestCore) => void;
  readonly settings?: Readonly<Record<string, string>>;
  readonly isHurried?: boolean;
  readonly play?: Play;
};

/** The screen of requests over the answers of `requestAnswers`. */
export function request({
  answers: more,
  settings = {},
  isHurried = false,
  play,
}: About): WidgetStory {
  return inScene(
    {
      isHurried,
      options: {
        session: true,
        settings: { 'globalOptions.useFileServicesOption': 'true', ...settings },
      },
      answers: (test) => {
        requestAnswers(test);
        more?.(test);
      },
    },
    play && { play },
  );
}

/** Goes to a kind, and goes on from there. */
export const asks =
  (kind: keyof typeof requestsKindsTexts.english, then?: Play): Play =>
  async (story) => {
    await borrower(story, requestsTexts).presses('begin');
    await borrower(story, requestsKindsTexts).presses(kind);
    await then?.(story);
  };

/** Presses one button after the other. */
export const presses =
  (...keys: readonly (keyof typeof requestsTexts.english)[]): Play =>
  async (story) => {
    for (const key of keys) await borrower(story, requestsTexts).presses(key);
  };

const seesOf =
  <K extends string>(texts: Texts<K>) =>
  (key: K): Play =>
  async (story) => {
    await borrower(story, texts).sees(key);
  };
/** Waits for a sentence of the screen, of a field, of what became of the sending. */
export const sees = seesOf(requestsTexts);
export const seesField = seesOf(requestsFieldsTexts);
export const seesOutcome = seesOf(requestsSendingTexts);

/** One play after the other. */
export const inTurn =
  (...plays: readonly Play[]): Play =>
  async (story) => {
    for (const play of plays) await play(story);
  };

/** A request that changes no figure, and has nothing to agree to. */
export function nothingChanges() {
  return answers.previewRequest({
    before: undefined,
    after: undefined,
    addedInterest: undefined,
    amountDueToday: undefined,
    schedule: [],
    affectedPayments: [],
    wording: undefined,
  });
}
