import type { Language } from '@portico/server/parts';

const english = {
  title: 'ACH draft agreement',
  borrower: 'Borrower',
  loan: 'Loan',
  bank: 'Bank',
  routing: 'Routing number',
  bankAccount: 'Bank account',
  endingIn: 'ending in {number}',
  amount: 'Amount',
  totalDue: 'The total due on each day',
  additionalPrincipal: 'Additional principal',
  drafted: 'Drafted',
  prepared: 'Prepared',
  onChosenDays: 'On the day or days chosen for the payment',
  onDueDate: 'On each due date of the loan',
  dayBefore: '1 day before each due date of the loan',
  daysBefore: '{number} days before each due date of the loan',
  authorise:
    'I authorise Cedar Valley Credit to draft the bank account named above for the amount and on the days named above, and to credit it if a draft was made in error.',
  closedBanks:
    'A day on which banks are closed gives way to the next day on which they are open. The last payment of a loan is only what is still owed.',
  ending:
    'I can end this authorisation by deleting the payment on the website, or by telling Cedar Valley Credit at least three business days before the next draft.',
};

/** The sentences of the draft agreement. */
export type DraftAgreementTexts = Readonly<typeof english>;

export const draftAgreementTexts: Readonly<Record<Language, DraftAgreementTexts>> = {
  en: english,
  es: {
    title: 'Acuerdo de débito ACH',
    borrower: 'Prestatario',
    loan: 'Préstamo',
    bank: 'Banco',
    routing: 'Número de ruta',
    bankAccount: 'Cuenta bancaria',
    endingIn: 'terminada en {number}',
    amount: 'Monto',
    totalDue: 'El total adeudado en cada fecha',
    additionalPrincipal: 'Capital adicional',
    drafted: 'Se debita',
    prepared: 'Preparado',
    onChosenDays: 'En la fecha o las fechas elegidas para el pago',
    onDueDate: 'En cada fecha de vencimiento del préstamo',
    dayBefore: '1 día antes de cada vencimiento del préstamo',
    daysBefore: '{number} días antes de cada vencimiento del préstamo',
    authorise:
      'Autorizo a Cedar Valley Credit a debitar de la cuenta bancaria indicada arriba el monto y en las fechas que se indican, y a acreditarla si un débito se hizo por error.',
    closedBanks:
      'Si en una fecha los bancos están cerrados, el débito se hace el siguiente día en que estén abiertos. El último pago de un préstamo es solo lo que aún se debe.',
    ending:
      'Puedo terminar esta autorización eliminando el pago en el sitio web o avisando a Cedar Valley Credit al menos tres días hábiles antes del siguiente débito.',
  },
};
