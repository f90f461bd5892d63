/**
 * What stands where React does in the lean build: preact/compat, and what it leaves out of React's
 * fields. A field with `value` or `checked` shows what it was last drawn with, also where what
 * somebody did to it changed nothing: a letter in a security code is gone again.
 */
import { options } from 'preact';

export * from 'preact/compat';
export { default } from 'preact/compat';

/** What each field was last drawn with. */
const drawn = new WeakMap();

const { diffed, event: heard } = options;

options.diffed = (vnode) => {
  diffed?.(vnode);
  // Preact's name for the node; there is none where a first screen is drawn at build time.
  const { type, props, __e: node } = vnode;
  if (node && /^(input|select|textarea)$/.test(type)) drawn.set(node, props);
};

options.event = (event) => {
  const { type, currentTarget } = event;
  // Preact draws in a microtask that the handler asks for: the second from here comes after.
  if (/^(input|change)$/.test(type) && drawn.has(currentTarget)) {
    queueMicrotask(() => queueMicrotask(() => restore(currentTarget)));
  }
  return heard ? heard(event) : event;
};

/** The others of its name too: of radio buttons, one takes the choice from another. */
function restore(field) {
  const group = field.getRootNode().querySelectorAll(`[name="${CSS.escape(field.name)}"]`);
  for (const one of new Set([field, ...group])) {
    const { value, checked } = drawn.get(one) ?? {};
    if (typeof checked === 'boolean') one.checked = checked;
    else if (typeof value === 'string' && one.value !== value) one.value = value;
  }
}
