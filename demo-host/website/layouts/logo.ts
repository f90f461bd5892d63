import { html } from '../html';

/** A cedar in the colour of the surrounding text. */
export const logo = html`<svg
  class="logo"
  viewBox="0 0 32 32"
  width="32"
  height="32"
  aria-hidden="true"
  focusable="false"
>
  <path fill="currentColor" d="M16 2 9.5 10H13l-6 7h4.5L4 25h10.5v5h3v-5H28l-7.5-8H25l-6-7h3.5z" />
</svg>`;
