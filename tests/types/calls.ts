/*
 * The types of a call are inferred from its codecs, without a cast. Only the compiler reads this file
 * (`npm run types`): at run time it could not fail.
 */
import type {
  accountList,
  CodeOf,
  InputOf,
  maintenanceMode,
  OutputOf,
  userLogin,
} from '@portico/contract';
import type { Cents, LocalDate } from '@portico/rules';
import { expectTypeOf } from 'vitest';

type Account = OutputOf<typeof accountList>['accounts'][number];
expectTypeOf<Account['balance']>().toEqualTypeOf<Cents | undefined>();
expectTypeOf<Account['loanDueDate']>().toEqualTypeOf<LocalDate | undefined>();
expectTypeOf<Account['number']>().toEqualTypeOf<string>();
expectTypeOf<InputOf<typeof userLogin>['username']>().toEqualTypeOf<string>();
expectTypeOf<InputOf<typeof maintenanceMode>>().toEqualTypeOf<undefined>();
expectTypeOf<Extract<CodeOf<typeof userLogin>, 'Invalid'>>().toEqualTypeOf<'Invalid'>();
expectTypeOf<CodeOf<typeof maintenanceMode>>().toBeNever();
