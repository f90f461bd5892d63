import { useData, withBase } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import { h } from 'vue';
import { liveWidget } from './live-widget.mjs';
import { snippetForm } from './snippet-form.mjs';
import { tableFilter } from './table-filter.mjs';
import './custom.css';

/** At the end of each page: the file that it is made of, which is no page of the site. */
const markdownLink = {
  setup() {
    const { page } = useData();
    return () => {
      const href = withBase(`/${page.value.relativePath}`);
      return h('p', h('a', { href, target: '_self' }, 'This page as Markdown'));
    };
  },
};

/** The default theme, with the components that pages use. */
export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'doc-footer-before': () => h(markdownLink) }),
  enhanceApp({ app }) {
    app.component('LiveWidget', liveWidget);
    app.component('SnippetForm', snippetForm);
    app.component('TableFilter', tableFilter);
  },
};
