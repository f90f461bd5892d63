export default {
  rescheduleInstructions:
    'Para cambiar un pago que todavía no se ha hecho, elimínelo y programe uno nuevo.',

  unread:
    'No se pudieron cargar sus pagos programados o su pago automático. Los que usted configuró se siguen haciendo.',

  scheduledHeading: 'Pagos programados',
  type: 'Tipo',
  bank: 'Cuenta bancaria',
  card: 'Tarjeta',
  account: 'Cuenta o tarjeta',
  day: 'Día del pago',
  amount: 'Monto',
  posted: 'Registrado',
  delete: 'Eliminar',
  deleteScheduledOf: 'el pago de {amount} del {date}',

  recurringHeading: 'Pago automático',
  schedule: 'Frecuencia',
  weekly: 'Cada semana',
  biWeekly: 'Cada dos semanas',
  semiMonthly: 'Dos veces al mes',
  dayOfMonth: 'Cada mes, el día {day}',
  monthly: 'Cada mes',
  daysBeforeDue: '{n} días antes de la fecha de vencimiento',
  dayBeforeDue: '1 día antes de la fecha de vencimiento',
  onDueDate: 'En la fecha de vencimiento',
  nextPayment: 'Próximo pago',
  additionalPrincipal: 'Monto adicional a capital',
  accountOrCardEndingIn: 'Cuenta o tarjeta terminada en',
  deleteRecurringOf: 'el pago automático',

  confirmScheduledHeading: '¿Eliminar este pago programado?',
  confirmScheduled: 'El pago de {amount} del {date} desde {ending} no se hará.',
  confirmRecurringHeading: '¿Eliminar el pago automático?',
  confirmRecurring: 'No se harán más pagos de {amount} desde {ending}.',
  confirm: 'Eliminar el pago',
  cancel: 'Cancelar',
  deleting: 'Eliminando el pago…',
  scheduledDeleted: 'Se eliminó el pago programado.',
  recurringDeleted: 'Se eliminó el pago automático.',

  errorScheduled: 'Ocurrió un error al eliminar su pago.',
  errorScheduledNotAllowed: 'No se puede eliminar el pago programado.',
  errorScheduledAch:
    'Los pagos programados por ACH no se pueden modificar. Comuníquese con su institución financiera.',
  errorScheduledCard:
    'Los pagos programados con tarjeta no se pueden modificar. Comuníquese con su institución financiera.',
  errorRecurring: 'Ocurrió un error al intentar cancelar su pago recurrente.',
  errorRecurringNotAllowed: 'No se puede eliminar el pago recurrente.',
  errorRecurringAny: 'No se permite eliminar un pago recurrente.',
  errorRecurringAch: 'No se permite eliminar un pago recurrente por ACH.',
  errorRecurringCard: 'No se permite eliminar un pago recurrente con tarjeta.',
};
