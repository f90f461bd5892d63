import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import type { PorticoSignInSettings } from '@portico/sign-in/portico-sign-in';
import '@portico/sign-in/portico-sign-in';

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <portico-sign-in
      [settings]="settings"
      (portico-ready)="start($event)"
      (portico-navigate)="goTo($event)"
    >
      Call us on 555-0100.
    </portico-sign-in>
  `,
})
export class App {
  readonly settings: PorticoSignInSettings = { 'signIn.heading': 'Welcome' };

  start({ detail }: HTMLElementEventMap['portico-ready']): void {
    document.documentElement.dataset['ready'] = detail.tag;
  }

  goTo(event: HTMLElementEventMap['portico-navigate']): void {
    if (event.detail.screen === 'faq') event.preventDefault();
  }
}
