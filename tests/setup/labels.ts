/**
 * For each control, jsdom asks each label for its own, and the label looks through the whole tree,
 * which was a tenth of the time of forms' tests: a tree knows its labels and its ids.
 */
const controls = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];

const labelable = 'button,input:not([type=hidden i]),meter,output,progress,select,textarea';

type Labels = ArrayLike<Node> | null;
type GetLabels = (this: Element) => Labels;

/** jsdom's own getters, by those in use. */
const ownOf = new WeakMap<GetLabels, GetLabels>();

const getterOf = (control: Element): GetLabels | undefined =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'labels')?.get;

/** The labels of a control: as tests read them, and as jsdom alone gives them. */
export function labelsOf(control: Element): { readonly inUse: Labels; readonly own: Labels } {
  const inUse = getterOf(control);
  const own = inUse && (ownOf.get(inUse) ?? inUse);
  return { inUse: inUse?.call(control) ?? null, own: own?.call(control) ?? null };
}

/** Makes the `labels` of this document's controls look up ids; the files of a worker share it. */
export function lookUpLabels(): void {
  for (const { prototype } of controls) {
    const own: GetLabels | undefined = Object.getOwnPropertyDescriptor(prototype, 'labels')?.get;
    if (!own || ownOf.has(own)) continue;
    const get: GetLabels = function () {
      const root = this.getRootNode();
      if (!(root instanceof Document || root instanceof ShadowRoot)) return own.call(this);
      if (!this.matches(labelable)) return null;
      return [...root.querySelectorAll('label')].filter((label) => controlOf(label, root) === this);
    };
    ownOf.set(get, own);
    Object.defineProperty(prototype, 'labels', { configurable: true, enumerable: true, get });
  }
}

function controlOf(label: HTMLLabelElement, root: Document | ShadowRoot): Element | null {
  const id = label.getAttribute('for');
  if (id === null) return label.querySelector(labelable);
  const named = id === '' ? null : root.getElementById(id);
  return named?.matches(labelable) ? named : null;
}
