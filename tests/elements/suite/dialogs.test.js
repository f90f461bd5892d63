/** Where the focus is in each dialog of the suite, and after it: in Storybook's preview. */
import { expect } from 'chai';
import { sendToStorybook } from '../../stories/send-to-storybook.mjs';
import { focused, isShown } from '../support/act.js';
import { dialogStories } from '../support/dialogs.js';
import { deep, until } from '../support/page.js';

/** What a borrower fills in; the fields of a card are in a frame of the processor. */
const fields = ':is(input, select, textarea):enabled, iframe[data-fields]';

/** A story without a dialog. */
const plainStory = 'primitives-text--headings';

/**
 * Opens the preview in a frame, and notes what had the focus before and after a dialog opened. The
 * frame is as wide as a phone, and so high that nothing in it is loaded only after scrolling.
 */
async function openPreview() {
  const frame = document.createElement('iframe');
  Object.assign(frame, { width: '400', height: '3000' });
  frame.src = `/storybook/iframe.html?id=${plainStory}&viewMode=story`;
  document.body.append(frame);
  // On a message while it draws, it reloads the page.
  const isDrawn = () =>
    frame.contentWindow.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished';
  await until(isDrawn, 'the first story', 60_000);
  const { prototype } = frame.contentWindow.HTMLDialogElement;
  const { showModal } = prototype;
  const preview = { frame, opener: undefined, first: undefined, start: undefined };
  prototype.showModal = function () {
    preview.opener = focused(frame.contentDocument);
    showModal.call(this);
    queueMicrotask(() => {
      preview.first = this.querySelector(fields) ?? this.querySelector('[part~=heading]');
      preview.start = focused(frame.contentDocument);
    });
  };
  return preview;
}

describe('[POR-145] the focus', () => {
  let preview;
  before(async function () {
    this.timeout(90_000);
    preview = await openPreview();
  });
  after(() => preview?.frame.remove());

  const dialogs = () => deep(preview.frame.contentDocument, 'dialog[open]');
  const current = () => focused(preview.frame.contentDocument);

  /** In the dialog that stays or follows; else on what opened it, or, without that, on something. */
  const isInPlace = (opener) => {
    if (dialogs().length > 0) return dialogs().at(-1).contains(current());
    return isShown(opener) ? current() === opener : !opener || current() !== undefined;
  };

  for (const story of dialogStories) {
    it(`begins in the first field or on the title, stays in the dialog, and is not lost after it: ${story}`, async () => {
      preview.opener = undefined;
      const failure = await sendToStorybook(
        {
          event: 'setCurrentStory',
          payload: { storyId: story, viewMode: 'story' },
          awaited: story,
        },
        preview.frame.contentWindow,
      );
      expect(failure).to.equal(undefined);
      const dialog = await until(() => dialogs().at(-1), 'the dialog');
      const { opener, first, start } = preview;
      const places = `on ${start?.outerHTML}, and not on ${first?.outerHTML}`;
      // A menu has neither.
      expect(first === null || start === first, places).to.equal(true);
      await until(() => dialog.contains(current()), 'the focus to be in the dialog');

      // As Escape does. The dialog's owner decides whether it closes.
      dialog.dispatchEvent(new preview.frame.contentWindow.Event('cancel', { cancelable: true }));
      await until(() => isInPlace(opener), 'the focus after the dialog');
    });
  }
});
