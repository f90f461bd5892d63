/**
 * Sends a message to Storybook's preview and waits until a story and its play function are done;
 * resolves to the story's error. It uses nothing of this module, because it also runs in a page
 * without it.
 *
 * @param {{ event: string, payload: object, awaited: string }} message  awaited: id of the story
 * @param {Window} [preview]
 * @returns {Promise<string | undefined>}
 */
export function sendToStorybook({ event, payload, awaited }, preview = window) {
  const channel = preview.__STORYBOOK_ADDONS_CHANNEL__;
  const ends = [
    'storyFinished',
    'storyErrored',
    'storyThrewException',
    'playFunctionThrewException',
    'storyMissing',
  ];
  return new Promise((resolve) => {
    const listeners = ends.map((end) => {
      const listener = (ended) => {
        if (end === 'storyFinished' && ended.storyId !== awaited) return;
        for (const [name, other] of listeners) channel.off(name, other);
        const answer = end === 'storyFinished' ? undefined : `${end}: ${JSON.stringify(ended)}`;
        preview.requestAnimationFrame(() => setTimeout(resolve, 0, answer));
      };
      channel.on(end, listener);
      return [end, listener];
    });
    channel.emit(event, payload);
  });
}
