import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../actions/button';
import { fieldProps } from './field-props';
import { Form } from './form';
import { TextInput } from './text-input';

afterEach(cleanup);

const onSubmit = vi.fn();
afterEach(() => void onSubmit.mockClear());

function form(failedSubmits = 0, disabled = false) {
  const text = { autoComplete: 'off', value: '', onChange: () => undefined };
  return (
    <Form onSubmit={onSubmit} failedSubmits={failedSubmits}>
      <TextInput {...text} name="first" label="First" />
      <TextInput {...text} name="second" label="Second" error="Type it." />
      <TextInput {...text} name="third" label="Third" error="Type it." />
      <a href="#help" onClick={(event) => event.preventDefault()}>
        Help
      </a>
      <Button type="submit" disabled={disabled}>
        Send
      </Button>
    </Form>
  );
}

describe('a form', () => {
  it('makes no request of its own', () => {
    const { container } = render(form());
    expect(container.querySelector('form')?.method).toBe('dialog');
  });

  it.each([
    ['Enter in a field', () => userEvent.type(screen.getByLabelText('First'), '{Enter}'), false],
    ['a press on its button', () => userEvent.click(screen.getByText('Send')), false],
    ['a press on its disabled button', () => userEvent.click(screen.getByText('Send')), true],
  ])('is submitted once by %s', async (_, act, disabled) => {
    render(form(0, disabled));
    await act();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('has one field read after a failed submit, and announces errors again once it is left', async () => {
    const live = (name: string) =>
      screen.getByLabelText(name).closest('div')?.parentElement?.querySelector('[part=error]')
        ?.ariaLive;
    const { rerender } = render(form());
    expect(live('Third')).toBe('polite');
    rerender(form(1));
    expect(document.activeElement).toBe(screen.getByLabelText('Second'));
    expect([live('Second'), live('Third')]).toEqual(['off', 'off']);
    await userEvent.tab();
    expect([live('Second'), live('Third')]).toEqual(['polite', 'polite']);
    rerender(form(2));
    expect(live('Third')).toBe('off');
    await userEvent.keyboard('a');
    expect(live('Third')).toBe('polite');
  });

  it('is not submitted by a link that does something else', async () => {
    render(form());
    await userEvent.click(screen.getByText('Help'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('moves the focus to the first invalid field after each failed submit', () => {
    const { rerender } = render(form());
    expect(document.activeElement).toBe(document.body);
    rerender(form(1));
    expect(document.activeElement).toBe(screen.getByLabelText('Second'));
    screen.getByLabelText('First').focus();
    rerender(form(2));
    expect(document.activeElement).toBe(screen.getByLabelText('Second'));
  });

  it('keeps the focus where it is when it is shown again', () => {
    render(form(3));
    expect(document.activeElement).toBe(document.body);
  });
});

describe('the props of a field', () => {
  const send = vi.fn();
  const props = (touched: readonly 'name'[]) =>
    fieldProps(
      { state: { values: { name: 'Ann' }, touched: new Set(touched) }, send },
      'name',
      'Name',
      'Type your name.',
    );

  it('show its error once it is touched', () => {
    expect(props([])).toMatchObject({
      name: 'name',
      label: 'Name',
      value: 'Ann',
      error: undefined,
    });
    expect(props(['name']).error).toBe('Type your name.');
  });

  it('send what is typed and that it lost the focus', () => {
    props([]).onChange('Bo');
    props([]).onBlur();
    expect(send.mock.calls).toEqual([
      [{ type: 'change', field: 'name', value: 'Bo' }],
      [{ type: 'blur', field: 'name' }],
    ]);
  });
});
