// #region render
/** Loads the suite once, however many web parts the page has. */
function loadSuite(): void {
  const address = 'https://cdn.example/portico/1.0.0/loader.js';
  if (document.querySelector(`script[src="${address}"]`)) return;
  const script = document.createElement('script');
  script.type = 'module';
  script.src = address;
  script.dataset['api'] = 'https://api.example';
  script.dataset['words'] = 'plain';
  script.dataset['locale'] = 'en';
  document.head.append(script);
}

/** Call it in `render()` of the web part, with `this.domElement`. */
export function showSignIn(domElement: HTMLElement): void {
  loadSuite();
  const tag = document.createElement('portico-sign-in');
  tag.textContent = 'Call us on 555-0100 to sign in by phone.';
  domElement.replaceChildren(tag);
}
// #endregion render
