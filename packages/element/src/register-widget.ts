import { elementClass } from './element-class';
import type { FirstScreenModule } from './first-screen/first-screen';
import type { Widget } from './widget';

/**
 * Defines the widget's custom element. A tag that is defined already, by another version on the
 * page or by a second script, is left as it stands; on a server there is nothing to define. The CDN
 * files bring the first screen that the build has made.
 */
export function registerWidget(widget: Widget, first?: FirstScreenModule): void {
  if (!('customElements' in globalThis) || customElements.get(widget.tag)) return;
  customElements.define(widget.tag, elementClass(widget, first));
}
