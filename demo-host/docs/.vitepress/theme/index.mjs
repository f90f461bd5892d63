import DefaultTheme from 'vitepress/theme';
import { liveWidget } from './live-widget.mjs';
import { snippetForm } from './snippet-form.mjs';
import { tableFilter } from './table-filter.mjs';
import './custom.css';

/** The default theme, with the components that pages use. */
export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('LiveWidget', liveWidget);
    app.component('SnippetForm', snippetForm);
    app.component('TableFilter', tableFilter);
  },
};
