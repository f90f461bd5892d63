/**
 * The blocks in the editor: a preview of the first screen as the server renders it, the attributes
 * of the tag, and the content that is shown until the widget is ready. Runs as it is, without a
 * build.
 */
(({ apiFetch, blockEditor, blocks, components, element, i18n, url }, names) => {
  const { createElement: h, Fragment, useEffect, useRef, useState } = element;
  const { __ } = i18n;

  /** Attaches the declared shadow root, which markup set by a script does not have. */
  const show = (box, html) => {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    for (const template of parsed.querySelectorAll('template[shadowrootmode]')) {
      const shadow = template.parentElement.attachShadow({ mode: 'open' });
      shadow.append(template.content);
      template.remove();
    }
    box.replaceChildren(...parsed.body.childNodes);
  };

  function Preview({ name, attributes }) {
    const box = useRef();
    const [failure, setFailure] = useState('');
    const path = url.addQueryArgs(`/wp/v2/block-renderer/${name}`, { context: 'edit', attributes });
    useEffect(() => {
      let isCurrent = true;
      // Typing in an attribute waits for its end.
      const timer = setTimeout(() => {
        apiFetch({ path }).then(
          ({ rendered }) => {
            if (!isCurrent) return;
            setFailure('');
            show(box.current, rendered);
          },
          () => isCurrent && setFailure(__('The preview could not be loaded.', 'portico')),
        );
      }, 300);
      return () => {
        isCurrent = false;
        clearTimeout(timer);
      };
    }, [path]);
    const inert = (node) => {
      box.current = node;
      if (node) node.inert = true;
    };
    return h(
      Fragment,
      null,
      h('div', { ref: inert }),
      failure && h('p', { role: 'alert' }, failure),
    );
  }

  const control = ([name, about], attributes, setAttributes) => {
    const shared = {
      key: name,
      label: __(about.title, 'portico'),
      help: __(about.description, 'portico'),
    };
    const change = (value) => setAttributes({ [name]: value === '' ? undefined : value });
    if (about.type === 'boolean') {
      const checked = Boolean(attributes[name]);
      return h(components.ToggleControl, { ...shared, checked, onChange: change });
    }
    const value = attributes[name] ?? '';
    if (about.enum) {
      const options = ['', ...about.enum].map((one) => ({ value: one, label: one || '—' }));
      return h(components.SelectControl, { ...shared, value, options, onChange: change });
    }
    const kind = name === 'settings' ? components.TextareaControl : components.TextControl;
    return h(kind, { ...shared, value, onChange: change });
  };

  const edit = ({ name, attributes, setAttributes }) => {
    const own = Object.entries(blocks.getBlockType(name).attributes).filter(
      ([, { title }]) => title,
    );
    const controls = own.map((one) => control(one, attributes, setAttributes));
    const shown = Object.fromEntries(own.map(([key]) => [key, attributes[key]]));
    return h(
      'div',
      blockEditor.useBlockProps(),
      h(
        blockEditor.InspectorControls,
        null,
        h(components.PanelBody, { title: __('Settings', 'portico') }, controls),
      ),
      h(Preview, { name, attributes: shown }),
      h('p', null, __('Shown until the widget is ready, and if it cannot start:', 'portico')),
      h(blockEditor.InnerBlocks, { allowedBlocks: ['core/paragraph', 'core/list'] }),
    );
  };

  for (const name of names) {
    blocks.registerBlockType(name, { edit, save: () => h(blockEditor.InnerBlocks.Content) });
  }
})(window.wp, window.porticoBlocks);
