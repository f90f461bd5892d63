import type { SettingsBuckets } from '@portico/contract';
import { faqSettings } from './faq';
import { feedbackSettings } from './feedback';

/** The terms that a bank payment needs; the page is on the lender's website. */
const bankTerms = '/terms/bank-payments|2024-01-01|Terms of payments by bank account|ach';

/** Accepted to use the portal at all and, in a dialog, when e-mail to the borrower is restricted. */
const onlineTerms = '/terms/online-access|2024-01-01|Terms of online access|login-registration';
const emailConsent =
  '/terms/online-access#e-mail|2024-01-01|Consent to email|ecommunicationreagree';

/** Accepted before statements come without paper. */
const statementTerms = '/terms/e-statements|2024-01-01|Terms of electronic statements|estatements';

/** Accepted before a phone receives text messages; its text is read in a dialog. */
const textTerms = '/terms/text-messages|2024-01-01|Terms of text messages|texting';

const secretQuestions = [
  'What was the name of your first pet?',
  'In what city were you born?',
  'What was the make of your first car?',
  'Who was your favorite teacher?',
];

/** What the accounts' descriptions and the applications' states are in Spanish. */
const spanishAccounts = [
  'Auto loan=Préstamo de auto',
  'Home improvement loan=Préstamo para mejoras del hogar',
  'Home equity line=Línea de crédito con garantía hipotecaria',
  'Personal loan=Préstamo personal',
  'Student loan=Préstamo estudiantil',
  'Furniture loan=Préstamo para muebles',
  'Equipment loan=Préstamo para equipos',
  'Building loan=Préstamo para construcción',
  'Savings=Ahorros',
  'Certificate, 24 months=Certificado de depósito, 24 meses',
  'Active=Activa',
  'Under review=En revisión',
];

/** Cedar Valley Credit's settings; every other one has its default. */
export const seedSettings: SettingsBuckets = {
  shared: {
    'globalOptions.institutionTimeZone': 'America/Chicago',
    'globalOptions.agreements': [
      bankTerms,
      onlineTerms,
      emailConsent,
      statementTerms,
      textTerms,
    ].join('\n'),
    'globalOptions.lenderName': 'Cedar Valley Credit',
    'globalOptions.customerServicePhone': '555-0100',
    'globalOptions.useFAQOption': 'true',
    'globalOptions.useBranchLocatorOption': 'true',
    'globalOptions.useFileServicesOption': 'true',
    'globalOptions.useDocumentCenterOption': 'true',
    'globalOptions.useRequestsOption': 'true',
    'globalOptions.allowApplyForLoanOption': 'true',
    'globalOptions.useConsumerOriginationOption': 'true',
    'loginOptions.useMultiFactorOption': 'true',
    'loginOptions.useCustomerCredentialsOption': 'true',
    'loginOptions.confirmPasswordOption': 'true',
    'loginOptions.useSsnValidationOption': 'true',
    'loginOptions.secretQuestions': secretQuestions.join('\n'),
    'registrationOptions.verifyEmailOption': 'true',
    'profileOptions.allowTextMessagingOption': 'true',
    'profileOptions.useDevicesOption': 'true',
    'profileOptions.usePasskeysOption': 'true',
    'profileOptions.forceManualCifChangesOption': 'true',
    'loanOptions.usePayoffQuoteOption': 'true',
    'loanOptions.useDocumentCenterLinkOption': 'true',
    'globalOptions.openDocumentsInPageOption': 'true',
    'loanOptions.useInsuranceOption': 'true',
    'loanOptions.useRequestChangeOption': 'true',
    'achPaymentOptions.minimumAchAmount': '1',
    'achPaymentOptions.singleUseAchOption': 'true',
    'achPaymentOptions.achProfilesOption': 'true',
    'achPaymentOptions.achPreCheckOption': 'true',
    'achPaymentOptions.allowSavingsOption': 'true',
    'achPaymentOptions.allowScheduledAchPayments': 'true',
    'achPaymentOptions.allowSaturdayOption': 'true',
    'achPaymentOptions.allowSundayOption': 'true',
    'achPaymentOptions.allowFuturePayoff': 'true',
    'cardPaymentOptions.cardProfilesOption': 'true',
    'cardPaymentOptions.singleUseCardOption': 'true',
    'cardPaymentOptions.allowScheduledCardPayments': 'true',
    'cardPaymentOptions.maximumCardAmount': '2500',
    'recurringPaymentOptions.allowRecurringAchPayments': 'true',
    'recurringPaymentOptions.allowRecurringCardPayments': 'true',
    'recurringPaymentOptions.additionalAmountOption': 'true',
    'recurringPaymentOptions.additionalPrincipalOption': 'true',
    'recurringPaymentOptions.allowDeleteRecurringOption': 'true',
    'generalPaymentOptions.allowDeleteScheduledPaymentsOption': 'true',
    'generalPaymentOptions.blockOnHoldCodes': 'chgoff',
    'generalPaymentOptions.useThirdPartyPaymentsOption': 'true',
    'generalPaymentOptions.thirdPartyBranchMinimum': '90',
    'generalPaymentOptions.thirdPartyBranchMaximum': '99',
    'generalPaymentOptions.thirdPartyPaymentUrl': 'https://pay.example/cedar-valley',
    'generalPaymentOptions.maxScheduledPaymentsAllowed': '3',
  },
  english: {
    'globalOptions.customerServiceHours': 'Monday to Friday, 8:30 AM to 7:30 PM Central',
    'globalOptions.footerText':
      '<p>Equal opportunity lender. Rates and amounts are as of the start of the business day.</p>',
    'loanOptions.accountCodeWords': 'irso=Owned by an investor',
    'loanOptions.sampleStatementUrl': '/terms/sample-statement',
    ...faqSettings.english,
    ...feedbackSettings.english,
    'globalOptions.agreementText3':
      '<p>We may send you notices and statements by email instead of paper.</p><p>You can take this consent back at any time: call 555-0100.</p>',
    'globalOptions.agreementText5':
      '<p>Cedar Valley Credit may send text messages about your accounts, and offers where you choose them, to the phone numbers for which you turn texts on. Messages may be sent by an automatic system.</p><p>Agreeing is not a condition of any loan. Message and data rates may apply; how many messages you receive depends on what you choose.</p><p>You can stop all texts at any time: in your profile, or by replying STOP. For help reply HELP or call 555-0100.</p>',
  },
  spanish: {
    'globalOptions.customerServiceHours': 'De lunes a viernes, de 8:30 a 19:30, hora central',
    'globalOptions.footerText':
      '<p>Institución de crédito con igualdad de oportunidades. Las tasas y los montos son los del comienzo del día hábil.</p>',
    'globalOptions.accountWords': spanishAccounts.join('\n'),
    'loanOptions.accountCodeWords': 'irso=Propiedad de un inversionista',
    'loanOptions.sampleStatementUrl': '/terms/sample-statement?lang=es',
    ...faqSettings.spanish,
    ...feedbackSettings.spanish,
    'globalOptions.agreementText3':
      '<p>Podemos enviarle avisos y estados de cuenta por correo electrónico en lugar de papel.</p><p>Puede retirar este consentimiento cuando quiera: llame al 555-0100.</p>',
    'globalOptions.agreementText5':
      '<p>Cedar Valley Credit puede enviarle mensajes de texto sobre sus cuentas, y ofertas si las elige, a los números para los que active los mensajes. Un sistema automático puede enviarlos.</p><p>Aceptar no es condición para ningún préstamo. Pueden aplicarse tarifas de mensajes y datos; la cantidad de mensajes depende de lo que elija.</p><p>Puede detener todos los mensajes cuando quiera: en su perfil o respondiendo STOP. Para obtener ayuda, responda HELP o llame al 555-0100.</p>',
  },
};
