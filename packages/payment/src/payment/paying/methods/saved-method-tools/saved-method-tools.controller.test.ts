import { removeDefaultMethod, setDefaultMethod } from '@portico/contract';
import { startTestCore } from '@portico/core/testing';
import { expect, it, vi } from 'vitest';
import { checking, savings } from '../../../../testing/fixtures';
import { settle } from '../../../../testing/flow-world';
import { createSavedMethodTools } from './saved-method-tools.controller';
import type { Methods, SavedMethodToolsEvent } from './saved-method-tools.state';

const method = { isCard: false, profileId: 'p1' };

it.each<[SavedMethodToolsEvent, Methods['defaultMethod']]>([
  [{ type: 'setDefault', method }, method],
  [{ type: 'removeDefault' }, undefined],
])('%j keeps a method that is saved before its answer', async (event, defaultMethod) => {
  const { core, server } = await startTestCore({ session: true });
  const held = [server.hold(setDefaultMethod), server.hold(removeDefaultMethod)];
  let saved: Methods['saved'] = { banks: [checking], cards: [] };
  const onChange = vi.fn();
  const tools = createSavedMethodTools({
    core,
    accountNumber: () => '001-1234567-8',
    methods: () => ({ saved, defaultMethod: undefined }),
    onChange,
  });
  tools.send(event);
  await settle();
  saved = { banks: [checking, savings], cards: [] };
  for (const { release } of held) release({ HasNoErrors: true, Errors: [] });
  await settle();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ saved, defaultMethod });
});
