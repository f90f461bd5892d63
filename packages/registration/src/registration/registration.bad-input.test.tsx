import { maintenanceMode, register } from '@portico/contract';
import type { TestCore } from '@portico/core/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  field,
  fillLogon,
  fillPersonal,
  press,
  showRegistration,
  toLogon,
  toSecurity,
} from '../testing/show-registration';

afterEach(cleanup);

const texts: readonly (readonly [string, string])[] = [
  ['spaces around it', '  Vinton  '],
  ['only spaces', '     '],
  ['emoji', '🙂🙂🙂🙂🙂'],
  ['10,000 characters', 'x'.repeat(10_000)],
  ['right-to-left text', 'שלום עולם'],
  ['markup', '<img src=x onerror=alert(1)>'],
];
const put = (label: string, text: string) =>
  fireEvent.input(field(label), { target: { value: text } });

describe.each(texts)('%s', (_title, text) => {
  it.each(['First Name', 'Last Name', 'Account Number'])(
    'in %s never breaks the first step, and Continue responds',
    async (label) => {
      await showRegistration();
      fillPersonal();
      await screen.findByText(/^Like 0/);
      put(label, text);
      const stands = field(label).value;
      press('Continue');
      await waitFor(() => {
        const moved = screen.queryByRole('heading', { name: 'Security' }) !== null;
        expect(moved || field(label).getAttribute('aria-invalid') === 'true').toBe(true);
      });
      const still = screen.queryByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
      if (still) expect(still.value).toBe(stands);
    },
  );

  it('in every field of the security step stays as typed', async () => {
    await showRegistration({ customQuestionOption: 'true' });
    await toSecurity();
    const fields = screen.getAllByRole<HTMLInputElement>('textbox');
    for (const one of fields) fireEvent.input(one, { target: { value: text } });
    press('Continue');
    await screen.findByRole('heading', { name: /^(Security|Registration)$/ });
    for (const one of fields) if (one.isConnected) expect(one.value).toBe(text);
  });

  it('as a username and password shows the problem and sends nothing', async () => {
    const { server } = await showRegistration();
    await toLogon();
    put('Login Name', text);
    if (!field('Password').disabled) put('Password', text);
    press('Create Account');
    await waitFor(() => expect(document.querySelector('[aria-invalid=true]')).not.toBeNull());
    expect(field('Login Name').value).toBe(text);
    expect(server.requestsTo(register)).toHaveLength(0);
  });
});

describe('failures between the steps', () => {
  it.each(['no network', '500'])('%s at Continue loses nothing', async (kind) => {
    await showRegistration({}, ({ server }) =>
      kind === '500' ? server.answerRaw(maintenanceMode, '', 500) : server.drop(maintenanceMode),
    );
    fillPersonal();
    press('Continue');
    await screen.findByText(/^We could not reach the service/);
    expect(field('Last Name').value).toBe('Caldwell');
    expect(field('SSN').value).toBe('900123456');
  });

  const lost = 'We got no answer, so your online access may be set up.';
  const refused = 'Your online access was not set up. Please call us.';
  it.each<[string, (test: TestCore) => void, string]>([
    ['no network', ({ server }) => server.drop(register), lost],
    ['500', ({ server }) => server.answerRaw(register, '', 500), lost],
    ['an unknown code', ({ server }) => server.refuse(register, 'SomethingElse'), refused],
  ])('[ACC-419] %s at Create Account says so and loses nothing', async (_, fail, sentence) => {
    await showRegistration({}, fail);
    await toLogon();
    fillLogon();
    press('Create Account');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(sentence);
    expect(field('Login Name').value).toBe('iris.new');
    expect(field('Password').value).toBe('Meadow9lark');
  });

  it('a double click creates one account', async () => {
    const { server } = await showRegistration();
    await toLogon();
    fillLogon();
    const create = screen.getByText('Create Account');
    fireEvent.click(create);
    fireEvent.click(create);
    await screen.findByText('Your online access is ready.');
    expect(server.requestsTo(register)).toHaveLength(1);
  });
});
