/**
 * The lender's mobile app, simulated: it answers the requests of its web view as `MobileWrapper` of
 * `@portico/core/mobile` says. A real app keeps the token in the device's secure store.
 */
const day = 86_400_000;
const device = {
  deviceId: crypto.randomUUID(),
  biometricsEnabled: false,
  token: undefined,
  installed: Date.now() - 90 * day,
  loads: 12,
  lastAsked: '',
};

/** Asks the phone's owner; resolves to whether the answer is yes. */
function ask(name) {
  const dialog = document.querySelector(`[data-question=${name}]`);
  dialog.returnValue = '';
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue === 'yes'), { once: true });
  });
}

const answers = {
  deviceInfo: ({ deviceId, biometricsEnabled } = device) => ({ deviceId, biometricsEnabled }),
  async enableBiometrics() {
    device.biometricsEnabled ||= await ask('biometrics');
    return device.biometricsEnabled;
  },
  disableBiometrics() {
    device.biometricsEnabled = false;
    return false;
  },
  setToken({ token, expires }) {
    device.token = { token, expires };
  },
  async getToken() {
    return device.token && (await ask('biometrics')) ? device.token : undefined;
  },
  reviewHistory: ({ installed, lastAsked, loads } = device) => ({ installed, lastAsked, loads }),
  async promptReview() {
    device.lastAsked = new Date().toISOString().slice(0, 10);
    await ask('review');
  },
};

window.simulatedApp = {
  /** Shows the request without what it passes, which can be a token. */
  async request(name, payload, version) {
    const item = document.createElement('li');
    item.textContent = `${name} (version ${version})`;
    document.querySelector('[data-requests]').append(item);
    return Object.hasOwn(answers, name) ? answers[name](payload) : undefined;
  },
};

document.addEventListener('DOMContentLoaded', () => {
  document.querySelector('[data-reopen]').addEventListener('click', () => {
    device.loads += 1;
    const view = document.querySelector('[data-web-view]');
    // A new start of the app has no session; the token is what stays.
    view.contentWindow.sessionStorage.clear();
    view.src = '/phone/app';
  });
});
