import { cleanup, render } from '@testing-library/react';
import { act, createRef, StrictMode, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { elementComponent } from './element-component';
import { PorticoSignIn, type PorticoSignInProperties } from './generated';

type Properties = {
  settings: Readonly<Record<string, string>> | string;
  open: boolean;
  accountNumber: string | undefined;
};

const names = ['settings', 'open', 'accountNumber'] as const;
const events = ['portico-ready', 'portico-error'] as const;
const Probe = elementComponent<Properties, 'portico-ready' | 'portico-error'>(
  'portico-probe',
  names,
  events,
);

/** The values assigned to each property of the element. */
const assigned: [string, unknown][] = [];

class ProbeElement extends HTMLElement {}
for (const name of names) {
  Object.defineProperty(ProbeElement.prototype, name, {
    set: (value: unknown) => void assigned.push([name, value]),
  });
}
customElements.define('portico-probe', ProbeElement);

afterEach(() => {
  cleanup();
  assigned.length = 0;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const probe = () => document.querySelector('portico-probe');

describe('the component of an element', () => {
  it('[POR-119] sets properties of every type as properties, each when it has changed', () => {
    const { rerender } = render(<Probe settings={{ a: 'b' }} open accountNumber="7" />);
    expect(assigned).toEqual([
      ['settings', { a: 'b' }],
      ['open', true],
      ['accountNumber', '7'],
    ]);
    expect(probe()?.getAttributeNames()).toEqual([]);
    assigned.length = 0;
    rerender(<Probe settings={{ a: 'b' }} open={false} />);
    expect(assigned).toEqual([
      ['open', false],
      ['accountNumber', undefined],
    ]);
  });

  it('[POR-119] calls the latest handler of an event, and none after it is removed', () => {
    const heard: string[] = [];
    const show = (name: string) => (
      <StrictMode>
        <Probe onPorticoError={({ detail }) => heard.push(`${name} ${detail.code}`)} />
      </StrictMode>
    );
    const { rerender, unmount } = render(show('first'));
    const element = probe();
    const fail = () =>
      element?.dispatchEvent(new CustomEvent('portico-error', { detail: { code: 'setup' } }));
    fail();
    rerender(show('second'));
    fail();
    unmount();
    fail();
    expect(heard).toEqual(['first setup', 'second setup']);
  });

  it('gives a ref the element, and the element what every element of HTML takes', () => {
    const ref = createRef<HTMLElement & Properties>();
    const clicked = vi.fn();
    render(
      <Probe ref={ref} id="one" className="wide" hidden={false} onClick={clicked}>
        Call us
      </Probe>,
    );
    expect(ref.current).toBe(probe());
    expect(probe()?.outerHTML).toBe('<portico-probe id="one" class="wide">Call us</portico-probe>');
    ref.current?.click();
    expect(clicked).toHaveBeenCalledOnce();
  });
});

/** Draws with modules that are loaded where there is no document. */
async function onServer(element: (component: typeof Probe) => ReactElement): Promise<string> {
  vi.resetModules();
  vi.stubGlobal('document', undefined);
  const server = await import('./element-component');
  const html = renderToString(element(server.elementComponent('portico-probe', names, events)));
  vi.unstubAllGlobals();
  return html;
}

describe('a page drawn on a server', () => {
  it('[POR-119] is hydrated without a difference, and then has its properties and handlers', async () => {
    vi.doMock('./template', () => ({
      template: () => <template key="shadow" data-shadow="" />,
    }));
    const problems = vi.spyOn(console, 'error');
    const ready = vi.fn();
    const show = (Component: typeof Probe) => (
      <main>
        <Component settings={{ a: 'b' }} open accountNumber="7" onPorticoReady={ready}>
          Call us
        </Component>
      </main>
    );
    const html = await onServer(show);
    expect(html).toContain('account-number="7"');
    const box = document.createElement('div');
    // As the browser's parser does: the template becomes the shadow root.
    box.innerHTML = html.replace(/<template.*?<\/template>/, '');
    document.body.append(box);
    assigned.length = 0;
    const root = await act(async () => hydrateRoot(box, show(Probe)));
    expect(problems).not.toHaveBeenCalled();
    expect(assigned).toEqual([
      ['settings', { a: 'b' }],
      ['open', true],
      ['accountNumber', '7'],
    ]);
    const element = box.querySelector('portico-probe');
    expect(element?.outerHTML).toBe('<portico-probe>Call us</portico-probe>');
    element?.dispatchEvent(new CustomEvent('portico-ready', { detail: { tag: 'portico-probe' } }));
    expect(ready).toHaveBeenCalledOnce();
    await act(async () => root.unmount());
    box.remove();
  });
});

it('types properties, settings, events and the ref', () => {
  const show = () => (
    <PorticoSignIn
      ref={createRef<HTMLElement & PorticoSignInProperties>()}
      settings={{ 'signIn.heading': 'Welcome', 'loginOptions.useMultiFactorOption': true }}
      onPorticoNavigate={(event) => {
        if (event.detail.screen === 'faq') event.preventDefault();
      }}
    />
  );
  const wrong = () => (
    <>
      {/* @ts-expect-error -- no setting has this key */}
      <PorticoSignIn settings={{ 'signIn.headin': 'Welcome' }} />
      {/* @ts-expect-error -- a flag is on or off */}
      <PorticoSignIn settings={{ 'loginOptions.useMultiFactorOption': 'yes' }} />
      {/* @ts-expect-error -- sign-in submits no payment */}
      <PorticoSignIn onPorticoPaymentSubmitted={() => undefined} />
    </>
  );
  expect([show, wrong]).toHaveLength(2);
});
