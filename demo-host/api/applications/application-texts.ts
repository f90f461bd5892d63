import type { Language } from '@portico/server/parts';

/** Texts of the application's pages, in the suite's languages. */
const english = {
  title: 'Loan application',
  applicant: 'Applicant',
  amount: 'Amount you would like to borrow',
  limits: 'From $500.00 to $50,000.00',
  wrongAmount: 'Enter an amount from $500.00 to $50,000.00.',
  send: 'Send application',
  received: 'Your application has been received',
  number: 'Application number',
  next: 'You find it among the applications on your dashboard. You can close this tab.',
  linkUsed:
    'This link has been used or is too old. Please go back to the page it came from and open it again.',
};

export type ApplicationTexts = Readonly<typeof english>;

const spanish: ApplicationTexts = {
  title: 'Solicitud de préstamo',
  applicant: 'Solicitante',
  amount: 'Monto que desea pedir prestado',
  limits: 'De $500.00 a $50,000.00',
  wrongAmount: 'Ingrese un monto de $500.00 a $50,000.00.',
  send: 'Enviar la solicitud',
  received: 'Recibimos su solicitud',
  number: 'Número de solicitud',
  next: 'La encontrará entre las solicitudes de su página de inicio. Puede cerrar esta pestaña.',
  linkUsed:
    'Este enlace ya se usó o es demasiado antiguo. Vuelva a la página de la que viene y ábralo de nuevo.',
};

export const applicationTexts: Readonly<Record<Language, ApplicationTexts>> = {
  en: english,
  es: spanish,
};
