/** Written by packages/build/npm-first-screens.mjs. */
import type { Screens } from './create-first-screen';

/** Theme and reset: what every screen needs. */
export const baseCss: Screens['baseCss'];
export const rules: Screens['rules'];
export const screens: Screens['screens'];
