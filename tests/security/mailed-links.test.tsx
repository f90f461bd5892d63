import {
  checkTokenExpiration,
  institutionOptions,
  lookupLoginFromToken,
  maintenanceMode,
  validateEmail,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { browserEnvironment } from '@portico/core/internal';
import { startTestCore } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { PortalView } from '@portico/portal';
import { VerifyEmailView } from '@portico/registration';
import { ActivationView, OptOutView, PasswordChangeView } from '@portico/sign-in';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

/** A page with a widget, at the window's address. */
async function load(view: ReactNode) {
  const { state, replace } = browserEnvironment().location;
  const test = await startTestCore({
    location: { href: () => window.location.href, state, replace },
  });
  test.server.answer(maintenanceMode, { isEnabled: false });
  test.server.answerRaw(institutionOptions, {});
  test.server.answer(checkTokenExpiration, answers.checkTokenExpiration());
  test.server.answer(lookupLoginFromToken, answers.lookupLoginFromToken());
  const asked = test.server.hold(validateEmail);
  render(<WidgetProvider core={test.core}>{view}</WidgetProvider>);
  return { ...test, asked };
}

/** Heading of the screen that a valid link shows; in the portal, the portal's own. */
const screens = {
  activate: 'Please Enter Your New Password',
  portalActivate: 'Activate your online access',
  password: 'Password Change Required',
  portalPassword: 'Change your password',
  optOut: 'Email notifications',
  verify: 'Email Verification',
  portalVerify: 'Email verification',
};
const portal = <PortalView />;
const token = 'mailed/secret=';
const encoded = encodeURIComponent(token);

const links: readonly (readonly [string, ReactNode, string, string])[] = [
  [`/activate?token=${encoded}`, <ActivationView key="a" />, screens.activate, '/activate'],
  [`/activate#/?token=${encoded}`, <ActivationView key="b" />, screens.activate, '/activate#/'],
  [`/new?a=1&token=${encoded}`, <PasswordChangeView key="c" />, screens.password, '/new?a=1'],
  [`/stop?token=${encoded}`, <OptOutView key="d" />, screens.optOut, '/stop'],
  [`/proof?token=${encoded}`, <VerifyEmailView key="e" enc="" />, screens.verify, '/proof'],
  [`/#/home/activate?token=${encoded}`, portal, screens.portalActivate, '/#/home/activate'],
  [
    `/#/home/forcePasswordChange/${encoded}`,
    portal,
    screens.portalPassword,
    '/#/home/forcePasswordChange',
  ],
  [`/#/home/opt-out?token=${encoded}`, portal, screens.optOut, '/#/home/opt-out'],
  [`/#/home/verifyEmail/${encoded}`, portal, screens.portalVerify, '/#/home/verifyEmail'],
];

const address = () => window.location.href.slice(window.location.origin.length);
const headings = (name: string) => screen.findAllByRole('heading', { name });

describe.each(links)('the mailed link %s', (link, view, heading, shown) => {
  it('[POR-043] leaves no token in the address once it was read', async () => {
    window.history.replaceState(null, '', link);
    await load(view);
    await headings(heading);
    await waitFor(() => expect(address()).toBe(shown));
  });

  it('[POR-043] still works after a reload', async () => {
    window.history.replaceState(null, '', link);
    await load(view);
    await waitFor(() => expect(address()).toBe(shown));
    cleanup();
    const { server } = await load(view);
    await headings(heading);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(address()).toBe(shown);
    for (const { body } of server.requestsTo(checkTokenExpiration)) {
      expect(body).toEqual({ Token: token });
    }
  });
});
