import DefaultTheme from 'vitepress/theme';
import { liveWidget } from './live-widget.mjs';
import { tableFilter } from './table-filter.mjs';
import './custom.css';

/** The default theme, with the two components that the generated pages use. */
export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('LiveWidget', liveWidget);
    app.component('TableFilter', tableFilter);
  },
};
