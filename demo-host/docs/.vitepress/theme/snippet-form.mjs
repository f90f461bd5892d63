import { languages } from '@portico/contract/page-protocol';
import { makeSnippet, snippetParts } from '@portico/cdn/snippet';
import { defineComponent, h, onMounted, reactive, ref, useId } from 'vue';

/** The texts of a choice, their labels, and what is shown as an example. */
const fields = [
  ['origin', 'Origin of the files', 'https://cdn.example'],
  ['api', 'Address of the API', 'https://api.example'],
  ['fonts', 'Origins of the page’s fonts, by commas; empty for its own', ''],
  ['cards', 'Origin of the processor’s page for card numbers; empty for none', ''],
];
const names = new Intl.DisplayNames('en', { type: 'language' });
const choices = [
  ...languages.map((language) => [language, names.of(language)]),
  ['auto', 'That of the page'],
];

const listOf = (text) => text.split(/[\s,]+/).filter(Boolean);

/** The manifest of the files, from where the lender has put them. */
async function manifestOf(origin, version) {
  const address = new URL(`/portico/${version}/manifest.json`, origin).href;
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) throw new Error(`There is no file ${address}. Put the files there first.`);
  return answer.json();
}

/** A form that makes the snippet of some tags in the browser. */
export const snippetForm = defineComponent({
  props: { version: { type: String, required: true }, tags: { type: String, required: true } },
  setup(props) {
    const id = useId();
    const choice = reactive({ origin: '', api: '', fonts: '', cards: '', locale: 'en' });
    const tags = ref(['portico-sign-in']);
    const isPlain = ref(false);
    const parts = ref([]);
    const said = ref('');
    const isWrong = ref(false);
    // The documentation is often served with the files.
    onMounted(() => Object.assign(choice, { origin: location.origin, api: location.origin }));

    async function make(event) {
      event.preventDefault();
      try {
        const manifest = await manifestOf(choice.origin, props.version);
        const snippet = await makeSnippet(manifest, {
          ...{ origin: choice.origin, api: choice.api, locale: choice.locale },
          ...{ tags: tags.value, isPlain: isPlain.value, fonts: listOf(choice.fonts) },
          cards: choice.cards === '' ? undefined : choice.cards,
        });
        parts.value = snippetParts(snippet);
        [said.value, isWrong.value] = ['The snippet is below.', false];
      } catch (error) {
        parts.value = [];
        [said.value, isWrong.value] = [error.message, true];
      }
    }

    async function copy({ title, text }) {
      await navigator.clipboard.writeText(text);
      [said.value, isWrong.value] = [`Copied: ${title}`, false];
    }

    const field = ([name, label, placeholder]) =>
      h('p', [
        h('label', { for: `${id}-${name}` }, label),
        h('input', {
          ...{ id: `${id}-${name}`, value: choice[name], placeholder, autocomplete: 'off' },
          onInput: (event) => (choice[name] = event.target.value),
        }),
      ]);
    const box = (label, checked, onChange) =>
      h('label', { class: 'snippet-box' }, [
        h('input', { type: 'checkbox', checked, onChange }),
        label,
      ]);
    const ofTag = (tag) =>
      box(tag, tags.value.includes(tag), ({ target }) => {
        const others = tags.value.filter((one) => one !== tag);
        tags.value = target.checked ? [...others, tag] : others;
      });
    const language = () =>
      h('p', [
        h('label', { for: `${id}-locale` }, 'Language'),
        h(
          'select',
          { id: `${id}-locale`, onChange: (event) => (choice.locale = event.target.value) },
          choices.map(([value, label]) => h('option', { value }, label)),
        ),
      ]);
    const part = (one) => [
      h('h3', one.title),
      h('pre', { tabindex: 0 }, h('code', one.text)),
      h('button', { type: 'button', onClick: () => copy(one) }, `Copy: ${one.title.split(':')[0]}`),
    ];
    return () =>
      h('div', { class: 'snippet' }, [
        h('form', { onSubmit: make }, [
          ...fields.map(field),
          language(),
          box('Plain words', isPlain.value, ({ target }) => (isPlain.value = target.checked)),
          h('fieldset', [h('legend', 'Tags of the page'), ...props.tags.split(',').map(ofTag)]),
          h('button', { type: 'submit' }, 'Make the snippet'),
        ]),
        h('p', { role: isWrong.value ? 'alert' : 'status' }, said.value),
        ...parts.value.flatMap(part),
      ]);
  },
});
