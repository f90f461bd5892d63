/**
 * A key event that leaves a shadow root has the element as its target, so a page cannot see that it
 * comes from a field: its one-key shortcuts would take what is typed, a password among it.
 */
const keyEvents = ['keydown', 'keypress', 'keyup'] as const;

/** Those of a text field that say what is typed or pasted, or take it. */
const textEvents = [
  'beforeinput',
  'input',
  'compositionstart',
  'compositionupdate',
  'compositionend',
  'paste',
  'cut',
  'copy',
] as const;

/** Inputs that take no text. */
const notText = ['button', 'submit', 'reset', 'image', 'file', 'checkbox', 'radio'];

const textField = `input${notText.map((type) => `:not([type=${type}])`).join('')},textarea,select`;

/** What Enter and Space press, and the page's default button would be pressed with. */
const control = 'a,button,input,summary';

/** What the arrow keys move in. */
const arrowsMoveIn =
  'input,[role=grid],[role=listbox],[role=menu],[role=radiogroup],[role=slider],[role=tablist]';

/** Keys that no field takes: those of the browser, and those that change other keys. */
const passed = /^(Escape|Tab|F\d+|Shift|Control|Alt|AltGraph|Meta|OS|CapsLock|NumLock|ScrollLock)$/;

/**
 * Ends what is typed into a field of the root there, once its own listeners have received it: no
 * listener of the page around it does. Escape, Tab and shortcuts with modifiers reach the page, and
 * so does everything from the content between the tags.
 */
export function keepTypedEvents(root: ShadowRoot): void {
  for (const type of keyEvents) {
    root.addEventListener(type, (event) => {
      if (event instanceof KeyboardEvent && isTaken(event, root)) event.stopPropagation();
    });
  }
  for (const type of textEvents) {
    root.addEventListener(type, (event) => {
      if (originOf(event, root)?.matches(textField)) event.stopPropagation();
    });
  }
}

/** The element of the root at which the event began. */
function originOf({ target }: Event, root: ShadowRoot): Element | undefined {
  const own = target instanceof HTMLElement || target instanceof SVGElement;
  return own && target.getRootNode() === root ? target : undefined;
}

/** Whether a field or control of the root takes the key. */
function isTaken(event: KeyboardEvent, root: ShadowRoot): boolean {
  const origin = originOf(event, root);
  if (!origin) return false;
  if (event.isComposing) return true;
  const { key, defaultPrevented } = event;
  if (passed.test(key) || isShortcut(event)) return false;
  if (defaultPrevented || origin.matches(textField)) return true;
  if (key === 'Enter' || key === ' ') return origin.closest(control) !== null;
  return /^(Arrow|Home|End|Page)/.test(key) && origin.closest(arrowsMoveIn) !== null;
}

/**
 * Whether a modifier makes the key a shortcut. AltGr, which some browsers only show as Control and
 * Alt, and the option key of a Mac type a character: one that is not on the key itself.
 */
function isShortcut(event: KeyboardEvent): boolean {
  const { key, code, ctrlKey, altKey, metaKey } = event;
  if (event.getModifierState('AltGraph')) return false;
  if (metaKey || (ctrlKey && !altKey)) return true;
  const typesOther =
    /^(Dead|[^\x20-\x7e])$/.test(key) || /^(Key|Digit).[^a-z0-9]$/i.test(code + key);
  return altKey && !typesOther;
}
