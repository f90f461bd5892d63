import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { allCalls } from '@portico/contract/openapi';
import type { Codes } from './code';

/**
 * A test for each code of each call: its sentence is replaced in the settings, the server refuses
 * with the code, and the screen has to show the replaced sentence.
 */
export function testCodes(groups: readonly Codes[]): void {
  afterEach(cleanup);
  const rows = groups.flatMap(({ calls, says, show, proves }) =>
    calls.flatMap((call) =>
      Object.entries(says).map(([code, key]) => ({ call, code, key, show, id: proves?.[code] })),
    ),
  );
  const titleOf = ({ call, code, key, id }: (typeof rows)[number]) =>
    `${id ? `[${id}] ` : ''}${call.name} ${code}: ${key}`;
  it.each(rows.map((row) => [titleOf(row), row] as const))(
    '%s',
    async (_, { call, code, key, show }) => {
      const status = allCalls.find(({ name }) => name === call.name)?.refusedWith;
      await show({
        call,
        settings: { [key]: `«${key}»` },
        refuse: ({ server }) => server.refuse(call, code, status),
      });
      await waitFor(() => expect(document.body.textContent).toContain(`«${key}»`));
    },
  );
}
