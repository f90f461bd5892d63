import { defineComponent, h, onMounted, ref, useId } from 'vue';

/** Hides the rows of the page's tables below it that do not have every word. @param {Element} start */
function filterRows(start, text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const row of document.querySelectorAll('.vp-doc tbody tr')) {
    if (!(start.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING)) continue;
    const content = row.textContent.toLowerCase();
    row.hidden = !words.every((word) => content.includes(word));
    if (!row.hidden) shown += 1;
  }
  return shown;
}

/** A field that filters the tables after it. */
export const tableFilter = defineComponent({
  props: { label: { type: String, required: true } },
  setup(props) {
    const id = useId();
    const root = ref(null);
    const field = ref(null);
    const shown = ref(0);
    const apply = (text) => {
      shown.value = filterRows(root.value, text);
    };
    // A reader may have typed before this script was loaded.
    onMounted(() => apply(field.value.value));
    return () =>
      h('div', { class: 'table-filter', ref: root }, [
        h('label', { for: id }, props.label),
        h('input', {
          id,
          ref: field,
          type: 'search',
          autocomplete: 'off',
          onInput: (event) => apply(event.target.value),
        }),
        h('p', { role: 'status' }, `${shown.value} rows`),
      ]);
  },
});
