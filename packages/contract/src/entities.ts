import type { ValueOf } from './codec';
import type { account } from './entities/account';
import type { agreementLog } from './entities/login';
import type {
  bankMethod,
  cardMethod,
  newBankAccount,
  newCard,
  paymentMethod,
} from './entities/payment-method';
import type { recurringPayment, scheduledPayment } from './entities/planned-payment';
import type { bankPayment, cardPayment } from './entities/submission';

export type Account = ValueOf<typeof account>;
export type AgreementLog = ValueOf<typeof agreementLog>;
export type PaymentMethod = ValueOf<typeof paymentMethod>;
export type NewBankAccount = ValueOf<typeof newBankAccount>;
export type BankMethod = ValueOf<typeof bankMethod>;
export type BankPayment = ValueOf<typeof bankPayment>;
export type ScheduledPayment = ValueOf<typeof scheduledPayment>;
export type RecurringPayment = ValueOf<typeof recurringPayment>;
export type NewCard = ValueOf<typeof newCard>;
export type CardMethod = ValueOf<typeof cardMethod>;
export type CardPayment = ValueOf<typeof cardPayment>;
