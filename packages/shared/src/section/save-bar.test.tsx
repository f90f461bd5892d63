import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SaveBar } from './save-bar';

afterEach(cleanup);

const texts = { save: 'Save', saving: 'Saving…', cancel: 'Cancel', saved: 'Saved' };

/** A form whose changes are being saved or not, beside a field. */
function Form(props: { readonly changed: boolean; readonly pending: boolean }) {
  return (
    <>
      <input />
      <SaveBar {...props} saved={false} texts={texts} onCancel={vi.fn()} />
    </>
  );
}

const save = () => screen.getByRole('button', { name: 'Save' });

it('gives the focus back to Save where saving has failed', () => {
  const { rerender } = render(<Form changed pending={false} />);
  save().focus();
  rerender(<Form changed pending />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<Form changed pending={false} />);
  expect(document.activeElement).toBe(save());
});

it('leaves the focus in a field that is filled in', () => {
  const { rerender } = render(<Form changed={false} pending={false} />);
  screen.getByRole('textbox').focus();
  rerender(<Form changed pending={false} />);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
