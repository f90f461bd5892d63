// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The session timeout modal (access §2). */
export const sessionTimeoutTexts = defineTexts('sessionTimeout', {
  "title": "Your session is about to expire!",
  "message": "You will be logged out in {time}.",
  "resume": "Resume"
}, {
  'es': () => import('./es')
});

export type SessionTimeoutTextKey = keyof typeof sessionTimeoutTexts.english;
