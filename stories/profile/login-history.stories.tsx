import { loginHistory } from '@portico/contract';
import { type answers } from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import { loginHistoryTexts, loginHistoryWidget } from '@portico/profile';
import type { Meta } from '@storybook/react-vite';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type Scene, type WidgetArgs } from '../frame/widget-stories';

const meta = {
  title: 'Screens/Profile/Login history',
  ...widgetMeta(
    loginHistoryWidget,
    'The latest times that the borrower signed in, and from where.',
  ),
} satisfies Meta<WidgetArgs>;

export default meta;

const signIn = (entryKey: number) => ({
  loginDate: `2026-${String(1 + (entryKey % 11)).padStart(2, '0')}-19T08:14:00`,
  ipAddress: '203.0.113.24',
  entryKey,
  unusual: false,
});

const withDevices = [
  { ...signIn(42), loginDate: '2026-11-22T08:14:00', device: 'Chrome, Windows' },
  { ...signIn(41), loginDate: '2026-11-19T20:02:00', device: 'Safari, iPhone' },
  {
    loginDate: '2026-11-17T03:40:00',
    ipAddress: '198.51.100.7',
    entryKey: 40,
    device: 'Firefox, Linux',
    unusual: true,
  },
  { ...signIn(39), loginDate: '2026-11-12T07:55:00', device: 'Chrome, Windows' },
];

const signedIn = (prepare: (test: TestCore) => void, settings = {}): Scene => ({
  options: { session: true, settings },
  answers: prepare,
});

type Entries = ReturnType<typeof answers.loginHistory>;

const listing = (entries: Entries, settings = {}) =>
  signedIn(({ server }) => server.answer(loginHistory, entries), settings);

export const WithDevices = inScene(
  listing(withDevices, { 'globalOptions.customerServicePhone': '555-0100' }),
);
export const OnAPhone = inScene(listing(withDevices), { globals: { width: '320px' } });
export const WithoutDevices = inScene(listing([3, 2, 1].map(signIn)));

export const Many = inScene(listing(Array.from({ length: 25 }, (_, key) => signIn(key))), {
  play: async (story) => {
    await borrower(story, loginHistoryTexts).presses('older');
    await borrower(story, loginHistoryTexts).sees('shown', { first: 11, last: 20, count: 25 });
  },
});

export const None = inScene(listing([]));
export const Loading = inScene(signedIn(({ server }) => void server.hold(loginHistory)));
export const NotLoaded = inScene(signedIn(({ server }) => server.drop(loginHistory)));
export const SignedOut = inScene({});
