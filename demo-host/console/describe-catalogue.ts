import type { Catalogue, CatalogueSetting, CatalogueWidget } from './catalogue';

/** The used part of a widget's description (`collectWidgets` of packages/element/build). */
export type DescribedWidget = {
  /** The folder of its package. */
  readonly packageName: string;
  readonly tag: string;
  readonly summary: string;
  readonly properties: readonly {
    readonly name: string;
    readonly attribute: string;
    readonly type: string;
    readonly doc: string;
  }[];
  readonly events: readonly { readonly name: string }[];
};

/** The used part of a setting of the packages. */
export type DescribedSetting = {
  readonly key: string;
  readonly kind: Exclude<CatalogueSetting['kind'], 'sentence'>;
  readonly default?: unknown;
  readonly doc: string;
  readonly tags: readonly string[];
};

/** The sentences of one file, and the folder of its package. */
export type DescribedTexts = {
  readonly packageName: string;
  readonly group: string;
  readonly english: Readonly<Record<string, string>>;
};

/** A default in the format of a stored setting. */
function writeFallback(fallback: unknown): string {
  if (fallback === undefined) return '';
  if (typeof fallback === 'string') return fallback;
  return Array.isArray(fallback) ? fallback.join(', ') : JSON.stringify(fallback);
}

function describeSetting(setting: DescribedSetting): CatalogueSetting {
  const { key, kind, doc, tags } = setting;
  return { key, kind, doc, fallback: writeFallback(setting.default), widgets: tags };
}

function widgetOf({ tag, summary, properties, events }: DescribedWidget): CatalogueWidget {
  return {
    tag,
    summary,
    properties: properties.map(({ name, attribute, type, doc }) => ({
      name,
      attribute,
      type,
      doc,
    })),
    events: events.map(({ name }) => name),
  };
}

/** Every sentence; it belongs to the widgets of its package, or to all if it has no widget. */
function sentencesOf(
  texts: readonly DescribedTexts[],
  widgets: readonly DescribedWidget[],
): readonly CatalogueSetting[] {
  return texts.flatMap(({ packageName, group, english }) => {
    const own = widgets
      .filter((widget) => widget.packageName === packageName)
      .map(({ tag }) => tag);
    return Object.entries(english).map(([key, fallback]) => ({
      key: `${group}.${key}`,
      kind: 'sentence' as const,
      doc: fallback,
      fallback,
      widgets: own.length > 0 ? own : ['every widget'],
    }));
  });
}

/** The catalogue of the packages' declarations. */
export function describeCatalogue(declared: {
  readonly version: string;
  readonly widgets: readonly DescribedWidget[];
  readonly settings: readonly DescribedSetting[];
  readonly texts: readonly DescribedTexts[];
}): Catalogue {
  const { version, widgets, settings, texts } = declared;
  return {
    version,
    widgets: widgets.map(widgetOf),
    settings: [...settings.map(describeSetting), ...sentencesOf(texts, widgets)],
  };
}
