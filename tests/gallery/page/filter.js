/** Hides the stories whose id lacks a word of the filter, and the screens without any story. */
const input = document.querySelector('#filter');
const count = document.querySelector('#count');
const articles = [...document.querySelectorAll('article')];

function filter() {
  const words = input.value.trim().toLowerCase().split(/\s+/);
  for (const article of articles) {
    article.hidden = !words.every((word) => article.dataset.story.includes(word));
  }
  for (const section of document.querySelectorAll('main section')) {
    section.hidden = words[0] !== '' && !section.querySelector('article:not([hidden])');
  }
  for (const link of document.querySelectorAll('nav a')) {
    link.closest('li, p').hidden = document.querySelector(link.hash).hidden;
  }
  const shown = storiesOf(articles.filter((article) => !article.hidden));
  count.textContent = words[0] === '' ? '' : `${shown} of ${storiesOf(articles)} stories`;
}

/** A changed story has two articles. */
function storiesOf(list) {
  return new Set(list.map(({ dataset }) => dataset.story)).size;
}

input.addEventListener('input', filter);
input.form.addEventListener('submit', (event) => event.preventDefault());
// A reload keeps the text of the field.
filter();
