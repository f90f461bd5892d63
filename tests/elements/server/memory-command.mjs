/**
 * Answers the suite's command `memory`: collects garbage, then counts what is left in the tab. Only
 * for Chromium, by its DevTools protocol.
 */
export const memoryCommand = {
  name: 'memory-command',
  async executeCommand({ command, session }) {
    if (command !== 'memory') return undefined;
    const devtools = await session.browser.getPage(session.id).createCDPSession();
    try {
      // The second removes what finalizers have freed after the first.
      for (let round = 0; round < 2; round++) await devtools.send('HeapProfiler.collectGarbage');
      const { usedSize } = await devtools.send('Runtime.getHeapUsage');
      const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
      return { bytes: usedSize, nodes, listeners: jsEventListeners };
    } finally {
      await devtools.detach();
    }
  },
};
