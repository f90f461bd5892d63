import { maintenanceMode, userLogin } from '@portico/contract';
import type { TestCore } from '@portico/core/testing';
import { signInTexts } from '@portico/sign-in';
import { loginAnswer } from '@portico/sign-in/testing/parts';
import { borrower } from '../frame/borrower';
import type { WidgetStory } from '../frame/widget-stories';

export type Play = NonNullable<WidgetStory['play']>;

type After = {
  readonly login?: Parameters<typeof loginAnswer>[0];
  readonly settings?: Readonly<Record<string, string>>;
  readonly answers?: (test: TestCore) => void;
};

/** A correct password, and the steps that follow it. */
export const afterPassword = ({ login, settings = {}, answers }: After) => ({
  options: { settings },
  answers: (test: TestCore) => {
    test.server.answer(userLogin, loginAnswer(login));
    test.server.answer(maintenanceMode, { isEnabled: false });
    answers?.(test);
  },
});

/** Enters a username and a password and submits them. */
export const logIn: Play = async (story) => {
  const me = borrower(story, signInTexts);
  await me.types('username', 'maria');
  await me.types('password', 'Secret-1');
  await me.presses('logIn');
};
