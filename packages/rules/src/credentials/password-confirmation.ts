import { ok, refuse, type Checked } from '../values/outcome';

/** Checks the repeated new password; not required while the first is empty (access §5). */
export function checkPasswordConfirmation(
  confirmation: string,
  password: string,
): Checked<string, 'required' | 'mismatch'> {
  if (password === '') return ok('');
  if (confirmation === '') return refuse('required');
  return confirmation === password ? ok(confirmation) : refuse('mismatch');
}
