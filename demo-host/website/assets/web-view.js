/** What the simulated app adds to its web view, before the page's scripts run. */
Object.defineProperty(navigator, 'userAgent', { value: `${navigator.userAgent} gacmobile/2` });

window.gacmobile = {
  request: (name, payload, version) => window.parent.simulatedApp.request(name, payload, version),
};
