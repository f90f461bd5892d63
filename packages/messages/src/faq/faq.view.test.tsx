import type { TestOptions } from '@portico/core/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showWidget } from '@portico/element/testing';
import { FaqView } from './faq.view';

afterEach(cleanup);

const settings = {
  'globalOptions.logoImage': '/logo.svg',
  'globalOptions.faqSecurityText': '<p>We never ask for your password.</p>',
  'globalOptions.faqAccountText': '<p>Your account number is on every statement.</p>',
  'globalOptions.faqRatesText': '<p>Rates change on Mondays.</p>',
  'globalOptions.faqHolidaysText': '<p>We are closed on <b>Labor Day</b>.</p>',
  'globalOptions.faqGeneralText': '<p>We were founded in 1958.</p>',
};
const show = (more: Readonly<Record<string, string>> = {}, options: TestOptions = {}) =>
  showWidget(<FaqView />, { ...options, settings: { ...settings, ...more } });

const side = () => within(screen.getByRole('navigation', { name: 'Sections', hidden: true }));
const listed = () =>
  side()
    .getAllByRole('button', { hidden: true })
    .map(({ textContent }) => textContent);
const active = () =>
  side()
    .getAllByRole('button', { hidden: true, current: true })
    .map(({ textContent }) => textContent);
const content = () => screen.getByRole('region');
const choose = (name: string) => side().getByRole('button', { name, hidden: true });

describe('the FAQ', () => {
  it('[ACC-804] has a heading', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(
      'Frequently Asked Questions',
    );
  });

  it('[ACC-805] shows a visitor the logo and the way back to the sign-in screen', async () => {
    const { user, navigations } = await show(
      {},
      { configuration: { pages: { login: '#/home/login' } } },
    );
    expect(screen.getByRole('img', { name: 'Logo' }).getAttribute('src')).toBe('/logo.svg');
    const back = screen.getByRole('link', { name: 'Back to Login' });
    expect(back.getAttribute('href')).toBe('#/home/login');
    await user.click(back);
    expect(navigations).toEqual([{ screen: 'login', params: {} }]);
  });

  it('[ACC-806] shows neither to a borrower who is signed in', async () => {
    await show({}, { session: true });
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('heading', { level: 2 })).toBeTruthy();
  });
});

describe('its sections', () => {
  it('[ACC-807] are listed in their order', async () => {
    await show();
    expect(listed()).toEqual(['Security', 'Account', 'Rates', 'Holidays', 'General']);
  });

  it.each([
    ['[ACC-808]', 'Security'],
    ['[ACC-809]', 'Account'],
    ['[ACC-810]', 'Rates'],
    ['[ACC-811]', 'Holidays'],
    ['[ACC-812]', 'General'],
  ])('%s %s is absent only where its setting hides it', async (_id, name) => {
    await show({ [`globalOptions.hideFaq${name}Option`]: 'true' });
    expect(listed()).not.toContain(name);
    expect(listed()).toHaveLength(4);
    cleanup();
    await show({ [`globalOptions.hideFaq${name}Option`]: 'false' });
    expect(listed()).toContain(name);
  });

  it('[ACC-813] begin with General', async () => {
    await show();
    expect(active()).toEqual(['General']);
    await waitFor(() => expect(content().textContent).toContain('We were founded in 1958.'));
  });

  it('[ACC-814] begin with the first visible one when General is hidden', async () => {
    await show({
      'globalOptions.hideFaqGeneralOption': 'true',
      'globalOptions.hideFaqSecurityOption': 'true',
    });
    expect(active()).toEqual(['Account']);
    await waitFor(() => expect(content().textContent).toContain('on every statement'));
  });

  it('[ACC-815] are open one at a time', async () => {
    const { user } = await show();
    await user.click(choose('Rates'));
    expect(active()).toEqual(['Rates']);
    await waitFor(() => expect(content().textContent).toContain('Rates change on Mondays.'));
    expect(document.body.textContent).not.toContain('1958');
    expect(screen.getAllByRole('region')).toHaveLength(1);
  });

  it('can also be picked from the dropdown of a narrow page', async () => {
    const { user } = await show();
    const dropdown = screen.getByLabelText<HTMLSelectElement>('Select A Section');
    expect([...dropdown.options].map(({ text }) => text)).toEqual(listed());
    await user.selectOptions(dropdown, 'Holidays');
    expect(active()).toEqual(['Holidays']);
    expect(dropdown.value).toBe('holidays');
  });

  it('[ACC-817] show the rich text that is configured for each', async () => {
    const { user } = await show();
    await user.click(choose('Holidays'));
    const text = await screen.findByText('Labor Day');
    expect(text.tagName).toBe('B');
    await user.click(choose('Security'));
    await screen.findByText('We never ask for your password.');
  });

  it('run no script of a rich text', async () => {
    await show({
      'globalOptions.faqGeneralText': '<p onclick="x()">Ask us.</p><script>x()</script>',
    });
    const text = await screen.findByText('Ask us.');
    expect(text.getAttribute('onclick')).toBeNull();
    expect(content().querySelector('script')).toBeNull();
  });

  it('show a text when a section is empty, or there is none', async () => {
    await show({ 'globalOptions.faqGeneralText': '' });
    const sentence = screen.getByText('There are no questions and answers here yet.');
    expect(content().contains(sentence)).toBe(true);
    expect(sentence.className).toBe('');
    cleanup();
    const hidden = ['Security', 'Account', 'Rates', 'Holidays', 'General'].map(
      (name) => [`globalOptions.hideFaq${name}Option`, 'true'] as const,
    );
    await show(Object.fromEntries(hidden));
    expect(screen.getByRole('status').textContent).toBe(
      'There are no questions and answers here yet.',
    );
  });
});
