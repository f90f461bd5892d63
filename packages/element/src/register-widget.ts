import { elementClass } from './element-class';
import type { Widget } from './widget';

/**
 * Defines the widget's custom element. A tag that is defined already, by another version on the
 * page or by a second script, is left as it stands.
 */
export function registerWidget(widget: Widget): void {
  if (!customElements.get(widget.tag)) customElements.define(widget.tag, elementClass(widget));
}
