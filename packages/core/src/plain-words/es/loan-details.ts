export default {
  'loanDetails.errorNoAchPayment':
    'Esta cuenta no puede pagarse desde una cuenta bancaria. Llámenos[ al {phone}] para saber de otras formas de pagar.',
  'loanDetails.errorNoPaymentOnline':
    'Esta cuenta no puede pagarse en línea. Llámenos[ al {phone}] para pagar.',
  'accounts.error': 'No se pudieron cargar sus cuentas. Inténtelo de nuevo.',
  'accounts.none': 'Todavía no tiene cuentas aquí.',
  'accounts.makeAnother': 'Hacer otro pago',
  'accounts.payBlocked': 'Llámenos para pagar',
  'applications.error': 'No se pudieron cargar sus solicitudes. Inténtelo de nuevo.',
  'loanAddress.correctErrors': 'Todavía no se guardó nada. Corrija primero los campos marcados.',
  'loanAddress.error': 'La dirección no se guardó. Revísela e inténtelo de nuevo.',
  'alerts.correctErrors': 'Todavía no se guardó nada. Corrija primero los campos marcados.',
  'alerts.error': 'No pudimos terminar de guardar sus alertas. Inténtelo de nuevo.',
  'applicationDetails.errorNotLoaded': 'No se pudo cargar su solicitud. Inténtelo de nuevo.',
  'applicationDetails.errorNotRefreshed':
    'Es posible que lo que ve aquí haya cambiado. Inténtelo de nuevo en un momento.',
  'depositDetails.error': 'No se pudo cargar su cuenta. Inténtelo de nuevo.',
  'hideAccount.confirm': 'Ocultar en este sitio web',
  'hideAccount.error': 'La cuenta no se ocultó. Inténtelo de nuevo o llámenos[ al {phone}].',
  'accountHistory.error': 'No se pudo cargar el historial. Inténtelo de nuevo.',
  'accountHistory.errorHistorySecurity':
    'Para proteger su cuenta, su historial no se muestra aquí. Llámenos[ al {phone}] para consultarlo.',
  'loanInformation.account': 'Sobre este préstamo',
  'loanInformation.history': 'Último pago e intereses',
  'loanInformation.personal': 'Dirección postal',
  'loanInformation.totalAmountDue': 'Monto adeudado',
  'insurance.error': 'No se pudieron cargar sus seguros. Inténtelo de nuevo.',
  'loanDetails.payoffQuote': 'Obtener el monto de liquidación',
  'loanDetails.viewInsurance': 'Ver los seguros',
  'loanDetails.documentCenter': 'Documentos',
  'loanDetails.error': 'No se pudo cargar su cuenta. Inténtelo de nuevo.',
  'loanDetails.errorLoanLockedPayoff':
    'Este préstamo se está liquidando, por lo que aquí no se puede pagar. Si tiene una pregunta, llámenos[ al {phone}].',
  'loanDetails.errorDispute':
    'Hay una disputa abierta sobre esta cuenta, por lo que aquí no se puede pagar. Llámenos[ al {phone}].',
  'loanDetails.errorNightError':
    'Estamos actualizando nuestros sistemas, como cada noche. Inténtelo de nuevo en unos 15 minutos.',
  'loanDetails.sectionHistory': 'Historial',
  'loanDetails.hide': 'Ocultar en este sitio web',
  'depositDetails.hide': 'Ocultar en este sitio web',
  'loanOverTime.suggestions': 'Montos sugeridos',
  'payoffQuote.datePast': 'Ese día ya pasó. Elija hoy o un día posterior.',
  'payoffQuote.error':
    'No pudimos obtener el monto de liquidación. Inténtelo de nuevo o llámenos[ al {phone}].',
  'payoffQuote.errorPayoffQuote':
    'No pudimos obtener el monto de liquidación. Inténtelo de nuevo o llámenos[ al {phone}].',
  'payoffQuote.errorNiteMode':
    'Estamos actualizando nuestros sistemas, como cada noche. Inténtelo de nuevo en unos 15 minutos.',
  'statementFormat.error': 'No pudimos terminar de guardar esto. Inténtelo de nuevo.',
  'statements.empty':
    'No hay estados de cuenta electrónicos de este año. Elija otro año para ver más.',
  'statements.error': 'No se pudieron cargar los estados de cuenta de {year}. Inténtelo de nuevo.',
};
