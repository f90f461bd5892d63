import type { ValueOf } from '../codec/codec';
import type { account } from './accounts/account';
import type { accountDocument } from './accounts/account-document';
import type { address } from './accounts/address';
import type { emailAlerts, textAlerts } from './accounts/alerts';
import type { application } from './accounts/application';
import type { statement } from './accounts/statement';
import type { agreementLog } from './access/login';
import type {
  bankMethod,
  cardMethod,
  newBankAccount,
  newCard,
  paymentMethod,
} from './payments/payment-method';
import type { recurringPayment, scheduledPayment } from './payments/planned-payment';
import type { bankPayment, cardPayment } from './payments/submission';
import type { personalInfo, phone } from './profile/personal-info';
import type { textSubscription } from './profile/text-subscription';
import type { fileType } from './accounts/file-type';
import type { channelAlerts, userAlerts } from './profile/user-alerts';

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
export type AccountAddress = ValueOf<typeof address>;
export type AccountDocument = ValueOf<typeof accountDocument>;
export type Application = ValueOf<typeof application>;
export type EmailAlerts = ValueOf<typeof emailAlerts>;
export type TextAlerts = ValueOf<typeof textAlerts>;
export type Statement = ValueOf<typeof statement>;
export type PersonalInfo = ValueOf<typeof personalInfo>;
export type Phone = ValueOf<typeof phone>;
export type TextSubscription = ValueOf<typeof textSubscription>;
export type FileType = ValueOf<typeof fileType>;
export type UserAlerts = ValueOf<typeof userAlerts>;
export type ChannelAlerts = ValueOf<typeof channelAlerts>;
