import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { settingsTexts } from '../settings/settings.texts';
import { SettingEditor } from './setting-editor';

afterEach(cleanup);

it('saves no value that is not of the kind of the setting, and says so', async () => {
  const user = userEvent.setup();
  const save = vi.fn();
  const row = { doc: '', fallback: '', widgets: [], value: undefined, shown: '' };
  render(<SettingEditor row={{ ...row, kind: 'address', key: 'site' }} save={save} />);
  const field = screen.getByLabelText('Site');
  await user.type(field, 'javascript:alert(1){Enter}');
  expect(screen.getByText(settingsTexts.refused('address')).id).toBe(
    field.getAttribute('aria-describedby')?.split(' ')[1],
  );
  expect(save).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, '/branches{Enter}');
  expect(screen.queryByText(settingsTexts.refused('address'))).toBeNull();
  expect(save).toHaveBeenCalledWith('/branches');
});
