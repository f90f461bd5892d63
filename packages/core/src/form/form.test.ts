import { signal } from '@preact/signals-core';
import { describe, expect, it, vi } from 'vitest';
import { settle } from '../testing/settle';
import { createForm } from './form';

type Values = { readonly name: string; readonly email: string };
const empty: Values = { name: '', email: '' };
const valid: Values = { name: 'Ann', email: 'ann@example.com' };

/** A form whose fields are both required. */
function show(
  submit: (values: Values) => Promise<string | undefined> | undefined = async () => undefined,
  values = empty,
) {
  const calls = { submit: vi.fn(submit), completed: vi.fn() };
  const form = createForm({
    values,
    validate: ({ name, email }) => ({
      name: name === '' ? ('required' as const) : undefined,
      email: email === '' ? ('required' as const) : undefined,
    }),
    ...calls,
  });
  return { form, ...calls, state: () => form.state.peek() };
}

describe('the fields of a form', () => {
  it('start with the initial values, none of them touched', () => {
    const { state } = show();
    expect(state()).toEqual({
      values: empty,
      errors: { name: 'required', email: 'required' },
      isValid: false,
      touched: new Set(),
      isPending: false,
      submitError: undefined,
      failedSubmits: 0,
    });
  });

  it('are checked again after each change', () => {
    const { form, state } = show();
    form.send({ type: 'change', field: 'name', value: 'Ann' });
    expect(state().values).toEqual({ name: 'Ann', email: '' });
    expect(state().errors).toEqual({ name: undefined, email: 'required' });
    form.send({ type: 'change', field: 'email', value: 'ann@example.com' });
    expect(state().isValid).toBe(true);
  });

  it('are checked again when a signal that the check reads changes', () => {
    const minimum = signal(1);
    const form = createForm({
      values: { code: '12' },
      validate: ({ code }) => ({ code: code.length < minimum.value ? minimum.value : undefined }),
      submit: () => undefined,
    });
    expect(form.state.peek().errors.code).toBeUndefined();
    minimum.value = 3;
    expect(form.state.peek().errors.code).toBe(3);
  });

  it('are not touched while they are corrected, until they lose the focus again', () => {
    const { form, state } = show();
    form.send({ type: 'submit' });
    form.send({ type: 'change', field: 'name', value: 'A' });
    expect([...state().touched]).toEqual(['email']);
    form.send({ type: 'blur', field: 'name' });
    expect([...state().touched]).toEqual(['email', 'name']);
  });

  it('are touched when they lose the focus', () => {
    const { form, state } = show();
    form.send({ type: 'blur', field: 'email' });
    expect([...state().touched]).toEqual(['email']);
  });
});

describe('a submit', () => {
  it('with an invalid field touches every field, is counted, and calls nothing', () => {
    const { form, submit, state } = show(undefined, { ...valid, email: '' });
    form.send({ type: 'submit' });
    form.send({ type: 'submit' });
    expect([...state().touched]).toEqual(['name', 'email']);
    expect(state().failedSubmits).toBe(2);
    expect(submit).not.toHaveBeenCalled();
  });

  it('checks only the fields that are shown', () => {
    const submit = vi.fn(() => undefined);
    const form = createForm({
      values: empty,
      fields: () => ['name'],
      validate: ({ email }) => ({ email: email === '' ? 'required' : undefined }),
      submit,
    });
    form.send({ type: 'submit' });
    expect(submit).toHaveBeenCalledExactlyOnceWith(empty);
    expect([...form.state.peek().touched]).toEqual(['name']);
  });

  it('is sent once, and the form stays pending after it was accepted', async () => {
    const { form, submit, completed, state } = show(undefined, valid);
    form.send({ type: 'submit' });
    form.send({ type: 'submit' });
    await settle();
    expect(submit).toHaveBeenCalledExactlyOnceWith(valid);
    expect(completed).toHaveBeenCalledExactlyOnceWith(valid);
    expect(state().isPending).toBe(true);
  });

  it('that is refused shows why until the next change, and can be repeated', async () => {
    const { form, submit, completed, state } = show(async () => 'taken', valid);
    form.send({ type: 'submit' });
    await settle();
    expect(state()).toMatchObject({
      isPending: false,
      submitError: 'taken',
      failedSubmits: 1,
    });
    expect(completed).not.toHaveBeenCalled();
    form.send({ type: 'change', field: 'name', value: 'Bo' });
    expect(state().submitError).toBeUndefined();
    form.send({ type: 'submit' });
    expect(submit).toHaveBeenLastCalledWith({ ...valid, name: 'Bo' });
  });

  it('that returns no promise leaves the form usable', () => {
    const { form, submit, state } = show(() => undefined, valid);
    form.send({ type: 'submit' });
    form.send({ type: 'submit' });
    expect(submit).toHaveBeenCalledTimes(2);
    expect(state().isPending).toBe(false);
  });

  it('ignores changes while it runs', () => {
    const { form, state } = show(undefined, valid);
    form.send({ type: 'submit' });
    form.send({ type: 'change', field: 'name', value: 'Bo' });
    expect(state().values).toEqual(valid);
  });
});

describe('a form', () => {
  it('that is reset has the given values, or the initial ones, and nothing else', async () => {
    const { form, state } = show(undefined, valid);
    const initial = state();
    form.send({ type: 'submit' });
    form.reset({ ...valid, name: 'Bo' });
    expect(state()).toEqual({ ...initial, values: { ...valid, name: 'Bo' } });
    form.reset();
    expect(state()).toEqual(initial);
  });

  it('that is disposed has no values, and ignores a late answer', async () => {
    const { form, completed, state } = show(async () => undefined);
    form.send({ type: 'change', field: 'name', value: 'Ann' });
    form.send({ type: 'change', field: 'email', value: 'ann@example.com' });
    form.send({ type: 'submit' });
    form.dispose();
    await settle();
    expect(completed).not.toHaveBeenCalled();
    expect(state().values).toEqual(empty);
  });
});
