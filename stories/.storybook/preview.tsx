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
    options: { storySort: { order: ['Screens', 'Primitives'] } },
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
    words: '',
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
