/** The controls of the page; `gallery.css` applies the choices, `filter.js` the text. */
import { variants } from '../plan.mjs';
import { html } from './html.mjs';

const labels = { light: 'Light', dark: 'Dark', en: 'English', es: 'Spanish' };

/** @param {boolean} hasChanges */
export function filters(hasChanges) {
  return html`<form class="filters">
    <label class="search"
      >Filter by story <input type="search" id="filter" autocomplete="off" />
    </label>
    ${checkboxes('Width', 'width', variants.widths)}
    ${checkboxes('Colours', 'scheme', variants.schemes)}
    ${checkboxes('Language', 'locale', variants.locales)}
    ${radios(
      'Size',
      'size',
      [
        ['25', '25 %'],
        ['50', '50 %'],
        ['100', '100 %'],
      ],
      '50',
    )}
    ${
      hasChanges &&
      radios(
        'Changes',
        'view',
        [
          ['all', 'Side by side'],
          ['before', 'Before'],
          ['after', 'After'],
          ['difference', 'Difference'],
        ],
        'all',
      )
    }
    <p id="count" role="status"></p>
  </form>`;
}

function checkboxes(legend, name, values) {
  return html`<fieldset>
    <legend>${legend}</legend>
    ${values.map(
      (value) =>
        html`<label
          ><input type="checkbox" id="${name}-${value}" checked />${labels[value] ?? value}</label
        >`,
    )}
  </fieldset>`;
}

function radios(legend, name, choices, chosen) {
  return html`<fieldset>
    <legend>${legend}</legend>
    ${choices.map(
      ([value, label]) =>
        html`<label
          ><input
            type="radio"
            name="${name}"
            id="${name}-${value}"
            ${value === chosen && html`checked`}
          />${label}</label
        >`,
    )}
  </fieldset>`;
}
