import type { Catalogue, CatalogueSetting, CatalogueWidget } from './catalogue';

/** The parts of the packages' declarations that are read here. */
type DeclaredWidget = {
  readonly tag: string;
  readonly summary: string;
  readonly properties: Readonly<Record<string, { readonly type: string; readonly doc: string }>>;
  readonly events: readonly string[];
  readonly texts: readonly {
    readonly group: string;
    readonly english: Readonly<Record<string, string>>;
  }[];
};

type DeclaredSetting = {
  readonly key: string;
  readonly kind: Exclude<CatalogueSetting['kind'], 'sentence'>;
  readonly fallback: unknown;
  readonly notes: { readonly for: readonly string[]; readonly doc: string };
};

/** A default as the setup would write it. */
function writeFallback(fallback: unknown): string {
  if (fallback === undefined) return '';
  if (typeof fallback === 'string') return fallback;
  return Array.isArray(fallback) ? fallback.join(', ') : JSON.stringify(fallback);
}

function describeWidget(
  widget: DeclaredWidget,
  attributeName: (property: string) => string,
): CatalogueWidget {
  const properties = Object.entries(widget.properties).map(([name, { type, doc }]) => ({
    name,
    attribute: attributeName(name),
    type,
    doc,
  }));
  return { tag: widget.tag, summary: widget.summary, properties, events: widget.events };
}

function describeSetting({ key, kind, fallback, notes }: DeclaredSetting): CatalogueSetting {
  return { key, kind, doc: notes.doc, fallback: writeFallback(fallback), widgets: notes.for };
}

/** Every sentence once, with the widgets that show it. */
function sentencesOf(widgets: readonly DeclaredWidget[]): readonly CatalogueSetting[] {
  const byKey = new Map<string, { fallback: string; tags: Set<string> }>();
  for (const { tag, texts } of widgets) {
    for (const { group, english } of texts) {
      for (const [name, fallback] of Object.entries(english)) {
        const key = `${group}.${name}`;
        const known = byKey.get(key) ?? { fallback, tags: new Set() };
        byKey.set(key, { ...known, tags: known.tags.add(tag) });
      }
    }
  }
  return [...byKey].map(([key, { fallback, tags }]) => ({
    key,
    kind: 'sentence',
    doc: fallback,
    fallback,
    widgets: [...tags],
  }));
}

/** The catalogue of what the packages declare. */
export function describeCatalogue(
  widgets: readonly DeclaredWidget[],
  settings: readonly DeclaredSetting[],
  attributeName: (property: string) => string,
  version: string,
): Catalogue {
  return {
    version,
    widgets: widgets.map((widget) => describeWidget(widget, attributeName)),
    settings: [...settings.map(describeSetting), ...sentencesOf(widgets)],
  };
}
