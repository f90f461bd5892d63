import {
  declaredScreen,
  fillMark,
  languageOf,
  screenContent,
  type languages,
  withSentences,
} from '@portico/contract/page-protocol';

/** The first screens of all elements, as the build has drawn them. */
export type Screens = {
  readonly baseCss: string;
  /** Rules of classes by their order. */
  readonly rules: Readonly<Record<number, string>>;
  readonly screens: Readonly<Record<string, Screen>>;
};

type Screen = {
  /** Distinguishes the first screen of this build from that of another. */
  readonly id: string;
  /** Its screen is known only in the page. */
  readonly isSkeleton: boolean;
  /** By language, with its sentences marked. */
  readonly html: Readonly<
    Record<'en', string> & Partial<Record<(typeof languages)[number], string>>
  >;
  readonly rules: readonly number[];
  /** The rule that reserves the element's height. */
  readonly height: string;
};

/** What the page knows of its element. */
export type FirstScreenOptions = {
  /** The language of the page; English without it. A region is ignored. */
  readonly locale?: string | undefined;
  /** The `settings` of the tag, as object or JSON: its texts are shown. */
  readonly settings?: Readonly<Record<string, unknown>> | string | undefined;
  /**
   * The address of a style sheet with `firstScreenStyles(tag)`, for a page whose policy allows no
   * inline styles. Without it, the styles are in the markup.
   */
  readonly stylesheet?: string | undefined;
  /** The nonce of the page's policy, for the styles in the markup. */
  readonly nonce?: string | undefined;
};

/** Makes the functions of this package from the build's data. */
export function createFirstScreen({ baseCss, rules, screens }: Screens) {
  const screenOf = (tag: string): Screen => {
    const screen = Object.hasOwn(screens, tag) ? screens[tag] : undefined;
    if (!screen) throw new TypeError(`Portico: no element has the tag ${tag}`);
    return screen;
  };
  const stylesOf = ({ rules: used, height }: Screen) =>
    [height, baseCss, ...used.map((order) => rules[order] ?? '')].join('\n');

  const firstScreenContent = (tag: string, options: FirstScreenOptions = {}): string => {
    const { locale = '', settings = {}, stylesheet, nonce } = options;
    const screen = screenOf(tag);
    const texts = new Map(Object.entries(typeof settings === 'string' ? read(settings) : settings));
    const html = withSentences(
      screen.html[languageOf(locale) ?? 'en'] ?? screen.html.en,
      (key) => texts.get(key),
      fillMark,
    );
    const styles = stylesheet
      ? `<link rel="stylesheet" href="${escape(stylesheet)}">`
      : `<style${nonce ? ` nonce="${escape(nonce)}"` : ''}>${stylesOf(screen)}</style>`;
    // The content between the tags is closer to the final screen than a skeleton.
    return screenContent(screen.id, styles, screen.isSkeleton ? `<slot>${html}</slot>` : html);
  };

  return {
    firstScreenContent,
    firstScreen: (tag: string, options?: FirstScreenOptions): string =>
      declaredScreen(firstScreenContent(tag, options)),
    firstScreenStyles: (tag: string): string => stylesOf(screenOf(tag)),
  };
}

function read(json: string): object {
  try {
    return Object.assign<object, unknown>({}, JSON.parse(json));
  } catch {
    return {};
  }
}

function escape(text: string): string {
  return text.replace(/[&<"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
