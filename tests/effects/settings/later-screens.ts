/** Settings whose screen is not built yet, with the area that builds it. */
export const laterScreens: readonly (readonly [tag: string, key: string, area: string])[] = [];

/** Tags that are named as readers of a setting and not built yet. */
export const laterTags: readonly string[] = [];
