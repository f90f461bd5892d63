import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Tabs } from './tabs';

afterEach(cleanup);

function Documents({ closed }: { closed?: string }) {
  const [selected, onSelect] = useState('account');
  return (
    <Tabs
      label="Documents"
      selected={selected}
      onSelect={onSelect}
      tabs={[
        { key: 'account', label: 'Account', content: 'Account panel' },
        {
          key: 'profile',
          label: 'Profile',
          content: 'Profile panel',
          disabled: closed === 'profile',
        },
        { key: 'other', label: 'Other', content: 'Other panel' },
      ]}
    />
  );
}

describe('tabs', () => {
  it('show the selected panel, named by its tab', () => {
    render(<Documents />);
    expect(screen.getByRole('tabpanel', { name: 'Account' }).textContent).toBe('Account panel');
  });

  it.each([
    ['[ArrowRight]', 'Profile'],
    ['[ArrowRight][ArrowRight][ArrowRight]', 'Account'],
    ['[ArrowLeft]', 'Other'],
    ['[End]', 'Other'],
    ['[End][Home]', 'Account'],
  ])('%s selects and focuses %s', async (keys, name) => {
    render(<Documents />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    const tab = screen.getByRole('tab', { name, selected: true });
    expect(document.activeElement).toBe(tab);
    expect(screen.getByRole('tabpanel', { name })).toBeTruthy();
  });

  it.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }])(
    'leave an arrow key with %j to the browser, which goes back',
    (held) => {
      render(<Documents />);
      const tab = screen.getByRole('tab', { selected: true });
      expect(fireEvent.keyDown(tab, { key: 'ArrowLeft', ...held })).toBe(true);
      expect(screen.getByRole('tab', { selected: true })).toBe(tab);
    },
  );

  it('are one stop for Tab, then the panel', async () => {
    render(<Documents />);
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
  });

  it('that are disabled are skipped, by key and by press', async () => {
    render(<Documents closed="profile" />);
    await userEvent.click(screen.getByRole('tab', { name: 'Profile' }));
    expect(screen.getByRole('tab', { name: 'Account', selected: true })).toBeTruthy();
    await userEvent.tab();
    await userEvent.keyboard('[ArrowRight]');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Other', selected: true }));
  });
});
