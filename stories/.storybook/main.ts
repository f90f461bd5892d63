import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';

/**
 * The start page and every story are in `stories/`, one folder per package; Storybook fetches and
 * reports nothing.
 */
const config: StorybookConfig = {
  stories: ['../start.mdx', '../**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  features: { sidebarOnboardingChecklist: false },
  async viteFinal(vite) {
    const { writeSources } = await import('../../packages/build/sources.mjs');
    await writeSources();
    return mergeConfig(vite, {
      resolve: { conditions: ['@portico/source', 'browser', 'module', 'import', 'default'] },
      build: { chunkSizeWarningLimit: 4000 },
    });
  },
};

export default config;
