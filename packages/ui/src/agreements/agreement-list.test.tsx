import { noChoices, type AgreementChoices } from '@portico/rules';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AgreementList, type AgreementItem } from './agreement-list';
import type { AgreementTexts } from './agreement-texts';

afterEach(cleanup);

const english: Record<Parameters<AgreementTexts>[0], string> = {
  agree: 'I agree to the {name}',
  open: 'Read the {name}',
  openFirst: 'Open it first.',
  accept: 'I Accept',
  cancel: 'Cancel',
  unavailable: 'The {name} cannot be shown.',
  tryAgain: 'Try again',
};
const texts: AgreementTexts = (key, params) =>
  english[key].replace('{name}', String(params?.['name']));

const linked: AgreementItem = { hostNum: 11_337, name: 'Terms', url: '/terms', html: '' };
const written: AgreementItem = { ...linked, hostNum: 11_338, name: 'Consent', html: '<p>Yes?</p>' };

type Options = { readonly openFirst?: boolean; readonly errors?: ReadonlyMap<number, string> };

function show(agreements: readonly AgreementItem[], { openFirst = false, errors }: Options = {}) {
  const seen: { choices: AgreementChoices } = { choices: noChoices };
  function Owner() {
    const [choices, setChoices] = useState(noChoices);
    seen.choices = choices;
    return (
      <AgreementList {...{ agreements, choices, openFirst, texts, errors }} onChange={setChoices} />
    );
  }
  render(<Owner />);
  return { seen, user: userEvent.setup() };
}

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(`I agree to the ${name}`);

describe('a list of agreements', () => {
  it('has a checkbox and a link for each', async () => {
    const { seen, user } = show([
      linked,
      { ...linked, hostNum: 11_339, name: 'Fees', url: '/fees' },
    ]);
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/terms', '/fees']);
    await user.click(box('Fees'));
    expect(seen.choices.agreed).toEqual([11_339]);
    await user.click(box('Fees'));
    expect(seen.choices.agreed).toEqual([]);
  });

  it('keeps a checkbox disabled, with the reason, until its link was opened', async () => {
    const { user } = show([linked], { openFirst: true });
    expect(box('Terms').disabled).toBe(true);
    expect(screen.getByText('Open it first.')).toBeTruthy();
    await user.click(screen.getByText('Read the Terms'));
    expect(box('Terms').disabled).toBe(false);
    expect(screen.queryByText('Open it first.')).toBeNull();
  });

  it('shows an error at its checkbox', () => {
    show([linked, written], { errors: new Map([[11_338, 'You must agree to the Consent']]) });
    expect(box('Terms').getAttribute('aria-invalid')).toBe('false');
    expect(box('Consent').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('an agreement with its own text', () => {
  it.each([
    ['I Accept ticks it', 'I Accept', [11_338]],
    ['Cancel leaves it without a tick', 'Cancel', []],
  ])('%s, and closes the dialog', async (_title, answer, agreed) => {
    const { seen, user } = show([written], { openFirst: true });
    expect(box('Consent').disabled).toBe(true);
    await user.click(screen.getByText('Read the Consent'));
    expect(await screen.findByText('Yes?')).toBeTruthy();
    await user.click(screen.getByText(answer));
    expect(screen.queryByText('Yes?')).toBeNull();
    expect(seen.choices.agreed).toEqual(agreed);
    expect(box('Consent').disabled).toBe(false);
  });

  it('removes the tick when it is read again and not accepted', async () => {
    const { seen, user } = show([written]);
    await waitFor(() => expect(box('Consent').disabled).toBe(false));
    await user.click(box('Consent'));
    await user.click(screen.getByText('Read the Consent'));
    await user.click(screen.getByText('Cancel'));
    expect(seen.choices.agreed).toEqual([]);
  });
});

describe('an agreement that cannot be read', () => {
  const sentence = 'The Consent cannot be shown.';
  /** A sanitiser that cannot be loaded, or removes everything. */
  const broken = vi.fn();
  const breakSetHtml = () => {
    Object.assign(Element.prototype, { setHTML: broken });
  };
  afterEach(() => void Reflect.deleteProperty(Element.prototype, 'setHTML'));

  it.each([
    ['no text and no safe address', { ...linked, name: 'Consent', url: '' }],
    ['a text of which nothing may be shown', { ...written, html: '<script>x()</script>' }],
  ])('[POR-045] with %s cannot be ticked, and shows why', async (_, agreement) => {
    const { seen, user } = show([agreement]);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(box('Consent').disabled).toBe(true);
    await user.click(box('Consent'));
    expect(seen.choices.agreed).toEqual([]);
  });

  it.each([true, false])(
    '[POR-045] cannot be accepted in its dialog, opened first or not: %s',
    async (openFirst) => {
      breakSetHtml();
      const { seen, user } = show([written], { openFirst });
      await user.click(screen.getByText('Read the Consent'));
      const accept = screen.getByText('I Accept');
      expect(accept.closest('button')?.getAttribute('aria-disabled')).toBe('true');
      await user.click(accept);
      await user.click(screen.getByText('Cancel'));
      expect(seen.choices).toEqual(noChoices);
      expect(box('Consent').disabled).toBe(true);
    },
  );

  it('[POR-045] can be retried, and accepted once it is shown', async () => {
    breakSetHtml();
    const { seen, user } = show([written]);
    await user.click(screen.getByText('Read the Consent'));
    Object.assign(Element.prototype, {
      setHTML(this: Element, html: string) {
        this.textContent = html;
      },
    });
    await user.click(screen.getByText('Try again'));
    await user.click(screen.getByText('I Accept'));
    expect(seen.choices.agreed).toEqual([11_338]);
    expect(box('Consent').checked).toBe(true);
  });
});
