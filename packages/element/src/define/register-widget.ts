import { elementClass } from './element-class';
import type { FirstScreenModule } from '@portico/contract/page-protocol';
import type { Widget } from './widget';

/**
 * Defines the widget's custom element. Does nothing where the tag is already defined, by another
 * version or a second script, or on a server. The CDN files pass the prerendered first screen.
 */
export function registerWidget(widget: Widget, first?: FirstScreenModule): void {
  if (!('customElements' in globalThis) || customElements.get(widget.tag)) return;
  customElements.define(widget.tag, elementClass(widget, first));
}
