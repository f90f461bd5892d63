import { configure } from '@portico/core';
import { pageStore } from '@portico/core/internal';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { password, showSignIn, username } from '../testing/show-sign-in';

afterEach(() => {
  cleanup();
  pageStore().set({ configuration: {} });
});

it('[POR-116] configure({ locale }) of the package changes the language and keeps what is typed', async () => {
  const { user } = await showSignIn({ page: pageStore() });
  const fields = [username(), password()];
  await user.type(fields[0] ?? document.body, 'maria');
  await user.type(fields[1] ?? document.body, 'Secret-1');
  act(() => configure({ locale: 'es' }));
  await screen.findByLabelText('Contraseña');
  expect(fields.map(({ value }) => value)).toEqual(['maria', 'Secret-1']);
  expect(fields.every(({ isConnected }) => isConnected)).toBe(true);
  act(() => configure({ locale: 'en' }));
  await waitFor(() => expect(password()).toBe(fields[1]));
  expect(password().value).toBe('Secret-1');
});
