import { fail, ok, type Outcome } from '../values/outcome';

/** Checks the repeated new password; not required while the first is empty (access §5). */
export function checkPasswordConfirmation(
  confirmation: string,
  password: string,
): Outcome<string, 'required' | 'mismatch'> {
  if (password === '') return ok('');
  if (confirmation === '') return fail('required');
  return confirmation === password ? ok(confirmation) : fail('mismatch');
}
