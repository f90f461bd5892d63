import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NewWindowContext } from './new-window-note';
import { RichText } from './rich-text';
import { allowedAttributes, allowedElements } from './rich-text-policy';
import { sanitize } from './sanitize';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(Element.prototype, 'setHTML');
});

describe('rich text', () => {
  it('is sanitised by the browser where it can', () => {
    const setHTML = vi.fn();
    Object.assign(Element.prototype, { setHTML });
    render(<RichText html="<b>Open</b>" />);
    expect(setHTML).toHaveBeenCalledExactlyOnceWith('<b>Open</b>', {
      sanitizer: { elements: allowedElements, attributes: allowedAttributes },
    });
  });

  it('is sanitised by DOMPurify elsewhere', async () => {
    const { container } = render(<RichText html="<b>Open</b><script>alert(1)</script>" />);
    await waitFor(() => expect(container.querySelector('b')?.textContent).toBe('Open'));
    expect(container.querySelector('script')).toBeNull();
  });

  it('[POR-045] reports whether any content is shown', async () => {
    const seen = vi.fn();
    const { rerender } = render(<RichText html="<b>Open</b>" onShown={seen} />);
    await waitFor(() => expect(seen).toHaveBeenLastCalledWith(true));
    rerender(<RichText html="<script>x()</script> " onShown={seen} />);
    await waitFor(() => expect(seen).toHaveBeenLastCalledWith(false));
    expect(seen).toHaveBeenCalledTimes(2);
  });

  it('[POR-040] has no address that could run a script, even if a sanitiser keeps it', () => {
    Object.assign(Element.prototype, {
      setHTML(this: Element) {
        const link = this.appendChild(document.createElement('a'));
        link.setAttribute('href', 'data:text/html,x');
        link.setAttribute('target', '_blank');
        const picture = this.appendChild(document.createElement('img'));
        picture.setAttribute('src', ' javascript:run()');
      },
    });
    const { container } = render(<RichText html="" />);
    expect(container.querySelector('a')?.outerHTML).toBe(
      '<a target="_blank" rel="noopener noreferrer"></a>',
    );
    expect(container.querySelector('img')?.outerHTML).toBe('<img>');
  });

  it('says of a link to a new window that it opens one', async () => {
    const { container } = render(
      <NewWindowContext value="(new window)">
        <RichText html='<a href="/a" target="_blank">Rates</a><a href="/b" target="_self">Fees</a>' />
      </NewWindowContext>,
    );
    await waitFor(() => expect(container.textContent).toBe('Rates\u00a0(new window)Fees'));
  });

  it('shows the last text when it changes while DOMPurify is loading', async () => {
    const { container, rerender } = render(<RichText html="<i>first</i>" />);
    rerender(<RichText html="<i>second</i>" />);
    await waitFor(() => expect(container.textContent).toBe('second'));
  });

  it.each([
    ['<p onclick="x()">Hi</p>', '<p>Hi</p>'],
    ['<p style="color:red">Hi</p>', '<p>Hi</p>'],
    ['<a href="javascript:x()">Hi</a>', '<a>Hi</a>'],
    ['<form><input name="password"></form>Hi', 'Hi'],
    ['<p class="a" id="b" name="c" slot="d" part="e">Hi</p>', '<p>Hi</p>'],
    ['<svg><a href="/">x</a></svg><template>x</template><slot>Hi</slot>', 'Hi'],
    ['<video poster="/x"></video><p background="/x" data-a="b">Hi</p>', '<p>Hi</p>'],
    ['<math><mtext>x</mtext></math><x-y>Hi</x-y>', 'Hi'],
    ['<a href="https://example.com">Hi</a>', '<a href="https://example.com">Hi</a>'],
  ])('%s becomes %s', (html, clean) => {
    const written = new XMLSerializer().serializeToString(sanitize(html));
    expect(written.replaceAll(' xmlns="http://www.w3.org/1999/xhtml"', '')).toBe(clean);
  });
});
