/**
 * Replaces React in the preact build: preact/compat, with React's controlled fields. A field with
 * `value` or `checked` shows the value last rendered, even if input did not change the state: a
 * letter typed into a security code is removed again.
 */
import { options } from 'preact';

export * from 'preact/compat';
export { default } from 'preact/compat';

/** The props with which each field was last rendered. */
const drawn = new WeakMap();

const { diffed, event: heard } = options;

options.diffed = (vnode) => {
  diffed?.(vnode);
  // Preact's name for the node; there is none while a first screen is prerendered.
  const { type, props, __e: node } = vnode;
  if (node && /^(input|select|textarea)$/.test(type)) drawn.set(node, props);
};

options.event = (event) => {
  const { type, currentTarget } = event;
  // Preact renders in a microtask that the handler queues: the second one from here runs after it.
  if (/^(input|change)$/.test(type) && drawn.has(currentTarget)) {
    queueMicrotask(() => queueMicrotask(() => restore(currentTarget)));
  }
  return heard ? heard(event) : event;
};

/** Also fields of the same name: choosing one radio button clears another. */
function restore(field) {
  const group = field.getRootNode().querySelectorAll(`[name="${CSS.escape(field.name)}"]`);
  for (const one of new Set([field, ...group])) {
    const { value, checked } = drawn.get(one) ?? {};
    if (typeof checked === 'boolean') one.checked = checked;
    else if (typeof value === 'string' && one.value !== value) one.value = value;
  }
}
