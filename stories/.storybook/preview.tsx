import type { Preview } from '@storybook/react-vite';
import { PageFrame } from '../frame/page-frame';
import {
  brands,
  densities,
  fonts,
  lookOf,
  radii,
  surfaces,
  themes,
  widths,
  wordings,
} from '../frame/choices';

/** Applies the toolbar's choices to every story through its shadow root. */
const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true, sort: 'requiredFirst' },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        rules: { region: { enabled: false } },
      },
    },
    options: {
      storySort: {
        // A literal: Storybook reads it without running this file.
        order: [
          'Start',
          'Screens',
          [
            'Sign in',
            ['Sign in', 'Security code', 'Passkey', 'Single sign-on', 'Agreements', '*'],
            'Session',
            'Registration',
            ['Registration', 'Personal data', 'Security', 'Email verification', 'Verify email'],
            'Activation',
            'Recovery',
            'Password change',
            'Accounts',
            ['Accounts', 'Loan', 'Deposit', 'Application'],
            'Payment',
            [
              'Choosing',
              'Saved methods',
              'New bank account',
              'New card',
              'Frequency',
              'Draft agreement',
              'Submitting',
              'Confirmation',
              'Planned payments',
            ],
            'Documents',
            'Profile',
            ['Profile', '*', 'Contact change', 'Login history'],
            'Messages',
            'FAQ',
            'Locations',
            'Opt-out',
            'Portal',
          ],
          'Primitives',
          ['Together', 'Text', 'Actions', 'Fields', '*'],
        ],
      },
    },
  },
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'es', title: 'Español' },
        ],
        dynamicTitle: true,
      },
    },
    words: {
      description: 'Words',
      toolbar: { icon: 'comment', items: [...wordings], dynamicTitle: true },
    },
    theme: {
      description: 'Light or dark',
      toolbar: { icon: 'contrast', items: [...themes], dynamicTitle: true },
    },
    brand: {
      description: 'Brand colour',
      toolbar: { icon: 'paintbrush', items: [...brands], dynamicTitle: true },
    },
    font: {
      description: 'Font',
      toolbar: { icon: 'beaker', items: [...fonts], dynamicTitle: true },
    },
    radius: {
      description: 'Radius',
      toolbar: { icon: 'circlehollow', items: [...radii], dynamicTitle: true },
    },
    density: {
      description: 'Density',
      toolbar: { icon: 'component', items: [...densities], dynamicTitle: true },
    },
    surface: {
      description: 'Surface',
      toolbar: { icon: 'photo', items: [...surfaces], dynamicTitle: true },
    },
    width: {
      description: 'Width of the page',
      toolbar: { icon: 'mobile', items: [...widths], dynamicTitle: true },
    },
  },
  initialGlobals: {
    locale: 'en',
    words: 'plain',
    theme: 'light',
    brand: '',
    font: '',
    radius: '',
    density: '',
    surface: '',
    width: '',
  },
  decorators: [
    (Story, { globals }) => (
      <PageFrame
        theme={String(globals['theme'])}
        look={lookOf(globals)}
        width={String(globals['width'])}
        locale={String(globals['locale'])}
      >
        <Story />
      </PageFrame>
    ),
  ],
};

export default preview;
