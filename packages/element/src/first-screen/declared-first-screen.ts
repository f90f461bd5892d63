import { boxAttribute, type FirstScreenModule } from '@portico/contract/page-protocol';
import { copyInput } from './copy-input';
import { handleFor } from './hand-over';
import { handleOf, setHandle } from './handle';

/**
 * The first screen of an element from a bundle: none of its own, but the one in the page's HTML
 * (`@portico/first-screen`) is taken over with what was typed and pressed in it.
 */
export const declaredFirstScreen: FirstScreenModule = {
  put: (host) => {
    const box = host.shadowRoot?.querySelector(`[${boxAttribute}]`);
    if (!box || handleOf(box)) return;
    // Its fields may be filled in already.
    const isTouched = box.querySelector('input,textarea,select') !== null;
    setHandle(box, handleFor(box, { isTouched, copy: copyInput }));
  },
};
