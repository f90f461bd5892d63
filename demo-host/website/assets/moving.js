/** The demo page that moves its tag, as a single-page website does when it rearranges content. */
const root = document.querySelector('[data-moving]');
const places = [...root.querySelectorAll('[data-place]')];
const count = root.querySelector('[data-count]');
const tag = root.querySelector('portico-sign-in');

function update() {
  count.textContent = String(root.querySelectorAll('portico-sign-in').length);
}

/** Moves without disconnecting where the browser supports it, otherwise by re-parenting. */
function moveTo(place) {
  if ('moveBefore' in place && tag.isConnected) place.moveBefore(tag, null);
  else place.append(tag);
  update();
}

root.querySelector('[data-move]').addEventListener('click', () => {
  const next = places.find((place) => !place.contains(tag));
  moveTo(next);
});

root.querySelector('[data-remove]').addEventListener('click', () => {
  tag.remove();
  update();
});

root.querySelector('[data-add]').addEventListener('click', () => {
  if (!tag.isConnected) moveTo(places[0]);
});
