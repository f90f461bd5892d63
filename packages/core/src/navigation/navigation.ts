import { createScreenDataStore } from './screen-data';
import type { Configuration } from '../page/configuration';
import type { Core } from '../core';
import type { Destination, Router, Screen } from './destination';
import type { Environment } from '../page/environment';
import { emit } from '../page/events';
import { fillAddress } from './page-address';
import { withReference } from './account-reference';
import type { Session } from '../session/session';

type Navigation = Pick<
  Core,
  'navigate' | 'hrefFor' | 'linkFor' | 'setRouter' | 'takeScreenData' | 'attach'
> & {
  /** The target of the core's own events: the first widget on the page, else the window. */
  readonly origin: () => EventTarget | undefined;
  /** The widgets on the page. */
  readonly hosts: () => readonly EventTarget[];
};

/** Milliseconds to wait for a page to configure a screen's address, or for a portal to be added. */
const addressDelay = 1_000;

/**
 * Navigation: the event, which the host page can cancel; then the portal's router; then `pages`.
 */
export function createNavigation(
  environment: Environment,
  configuration: () => Configuration,
  session: () => Session | undefined,
): Navigation {
  const { page } = environment;
  const screenData = createScreenDataStore(environment);
  const hosts = new Set<EventTarget>();
  const origin = () => [...hosts][0] ?? environment.events;
  const routed = (to: Destination) => page.get().router?.hrefFor(to);

  const hrefFor = (to: Destination) => {
    const template = configuration().pages[to.screen];
    const { params = {} } = to;
    const values = { ...params, ...withReference(session(), params) };
    return routed(to) ?? (template && fillAddress(template, values));
  };

  const logged = new Set<Screen>();
  /** Logs once for each screen that it has no address, for the page's developer. */
  const logNoAddress = ({ screen }: Destination) => {
    if (logged.has(screen)) return;
    logged.add(screen);
    environment.delay(() => {
      const { pages, absent } = configuration();
      if (page.get().router?.hrefFor({ screen }) ?? pages[screen]) return;
      if (absent.includes(screen)) return;
      environment.advise(
        `Portico: no page and no portal has the screen "${screen}", so nothing leads there. ` +
          `Name its address, or null where you have none: data-pages='{"${screen}": "/…"}' or configure({ pages }).`,
      );
    }, addressDelay);
  };

  return {
    origin,
    hosts: () => [...hosts],
    hrefFor,
    linkFor: (to) => {
      const address = hrefFor(to);
      if (address === undefined) logNoAddress(to);
      return address;
    },
    navigate: (from, to) => {
      screenData.set(to.screen, to.data);
      const detail = { screen: to.screen, params: withReference(session(), to.params ?? {}) };
      const target = from ?? origin();
      if (target && !emit(target, 'portico-navigate', detail)) return;
      const router = page.get().router;
      if (router && routed(to) !== undefined) return router.go(to);
      const address = hrefFor(to);
      if (address !== undefined) environment.location.assign(address);
      else if (from) logNoAddress(to);
    },
    setRouter: (router: Router | undefined) => page.set({ router }),
    takeScreenData: screenData.take,
    attach: (host) => {
      hosts.add(host);
      return () => hosts.delete(host);
    },
  };
}
