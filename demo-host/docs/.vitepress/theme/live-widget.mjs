import { languages } from '@portico/contract/page-protocol';
import { useData } from 'vitepress';
import { computed, defineComponent, h, onMounted, ref } from 'vue';

/** The address of the page with one tag. @param {string} tag @param {string} locale @param {boolean} dark */
const addressOf = (tag, locale, dark) =>
  `/docs/live/${tag}?locale=${locale}&scheme=${dark ? 'dark' : 'light'}`;

/** The name of a language in itself. @param {string} language */
const ownName = (language) => new Intl.DisplayNames(language, { type: 'language' }).of(language);

/** A tag in a frame, in the colour scheme of the site. Only the demo host serves the frame's page. */
export const liveWidget = defineComponent({
  props: { tag: { type: String, required: true } },
  setup(props) {
    const { isDark } = useData();
    const locale = ref('en');
    const state = ref('unknown');
    const address = computed(() => addressOf(props.tag, locale.value, isDark.value));
    onMounted(async () => {
      const found = await fetch(address.value, { method: 'HEAD' }).catch(() => undefined);
      state.value = found?.ok ? 'served' : 'missing';
    });
    const choice = (language) =>
      h(
        'button',
        {
          type: 'button',
          lang: language,
          'aria-pressed': String(locale.value === language),
          onClick: () => (locale.value = language),
        },
        ownName(language),
      );
    const head = () =>
      h('p', { class: 'live-head' }, [
        ...languages.map(choice),
        h('a', { href: address.value, target: '_blank', rel: 'noopener noreferrer' }, 'Open alone'),
      ]);
    const frame = () => h('iframe', { src: address.value, title: `<${props.tag}>, live` });
    const missing = () =>
      h('p', 'The live widget is shown where the demo host serves this site: npm run docs.');
    return () =>
      h(
        'div',
        { class: 'live' },
        state.value === 'missing' ? missing() : [head(), state.value === 'served' && frame()],
      );
  },
});
