import { giveProof, proofWays, sendProofCode, updateProfile } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { settle, type TestCore } from '@portico/core/testing';
import { useCore } from '@portico/element';
import { showWidget } from '@portico/element/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import './proof-dialog.view';
import { ProofPlace } from './proof-place';
import { useProof } from './use-proof';

afterEach(cleanup);

const secret = 'Secret-1';

/** A screen with one button that makes a change. */
function Change() {
  const { client } = useCore();
  const prove = useProof();
  const change = () => prove('email', () => client.send(updateProfile, {}));
  return <button onClick={() => void change()}>Save</button>;
}

/** Leaves the screen with the change. */
function Page() {
  const [left, setLeft] = useState(false);
  return (
    <>
      {!left && <Change />}
      <button onClick={() => setLeft(true)}>Leave</button>
    </>
  );
}

async function ask(prepare?: (test: TestCore) => void, view = <Change />) {
  const shown = await showWidget(view, { session: true, beside: ProofPlace }, (test) => {
    test.server.refuse(updateProfile, 'ProofRequired');
    test.server.answer(proofWays, answers.proofWays());
    test.server.answer(sendProofCode, answers.sendProofCode());
    test.server.answer(giveProof, answers.giveProof());
    prepare?.(test);
  });
  await shown.user.click(screen.getByText('Save'));
  await screen.findByRole('dialog');
  await act(settle);
  return shown;
}

const password = () => screen.getByLabelText<HTMLInputElement>(/^Password/);
const code = () => screen.getByLabelText<HTMLInputElement>(/^Security code/);
const confirm = () => screen.getByRole('button', { name: 'Confirm' });
const isOpen = () => screen.queryByRole('dialog') !== null;

describe('the dialog that asks for a proof', () => {
  it('has the fields that password managers look for', async () => {
    await ask();
    expect(password().autocomplete).toBe('current-password');
    const username = document.querySelector<HTMLInputElement>('dialog input[name=username]');
    expect(username?.value).toBe('maria');
    expect(username?.autocomplete).toBe('username');
    expect(username?.hidden).toBe(true);
    expect(document.activeElement).toBe(password());
  });

  it('shows a refused password at the field, which gets the focus', async () => {
    const { user } = await ask(({ server }) => server.refuse(giveProof, 'Invalid'));
    await user.type(password(), secret);
    await user.click(confirm());
    await screen.findByText('This is not your password. Check it and try again.');
    expect(password().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(password());
  });

  it('sends a code where that is chosen, and its field gets the focus', async () => {
    const { user, server } = await ask();
    await user.click(screen.getByRole('button', { name: 'Send a code by email' }));
    await screen.findByText(/^We sent a security code to m•••@example\.com/);
    expect(server.requestsTo(sendProofCode)).toHaveLength(1);
    expect(code().autocomplete).toBe('one-time-code');
    expect(document.activeElement).toBe(code());
  });

  it('keeps the focus while a code is sent, whose button has left the dialog', async () => {
    const { user } = await ask(({ server }) => void server.hold(sendProofCode));
    await user.click(screen.getByRole('button', { name: 'Send a code by email' }));
    const busy = await screen.findByRole('button', { name: 'Sending…' });
    expect(document.activeElement).toBe(busy);
  });

  it('sends one proof for a double press, and nothing of it is stored', async () => {
    const shown = await ask(({ server }) => void server.hold(giveProof));
    const { user, server } = shown;
    await user.type(password(), secret);
    await user.dblClick(confirm());
    await act(settle);
    const sent = server.requests.filter(({ body }) => JSON.stringify(body ?? '').includes(secret));
    expect(sent.map(({ url }) => url)).toEqual(['/api/Proof/Give']);
    const written = [
      ...shown.sessionStorage.entries.values(),
      ...shown.localStorage.entries.values(),
      ...shown.assigned,
      ...server.requests.map(({ url }) => url),
      ...shown.logged,
      JSON.stringify(shown.browser.posted),
    ];
    expect(written.join('\n')).not.toContain(secret);
  });

  it('closes with the session', async () => {
    const { core } = await ask();
    act(() => core.endSession('unauthorized'));
    await act(settle);
    expect(isOpen()).toBe(false);
  });

  it('closes with the screen that makes the change', async () => {
    const { user } = await ask(undefined, <Page />);
    await user.click(screen.getByText('Leave'));
    await act(settle);
    expect(isOpen()).toBe(false);
  });
});
