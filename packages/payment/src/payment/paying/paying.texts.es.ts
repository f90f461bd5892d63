export default {
  opened: 'Puede pagar {loan} más abajo.',
  amountDueAbout: 'Sobre el monto adeudado',
  amountDueTip:
    'Todo lo que debe pagarse hasta la fecha de vencimiento, con lo vencido y los cargos por mora.',
  pastDue: 'Vencido',
  payoffAmount: 'Monto de liquidación hoy',
  feesAndCharges: 'Esta cuenta tiene tarifas y cargos por {amount}.',
  thirdParty: 'Los pagos de este préstamo se hacen en otro sitio.',
  toThirdParty: 'Continuar al sitio de pago',

  methodLabel: 'Cuenta bancaria',
  cardLabel: 'Tarjeta guardada',
  methodPlaceholder: 'Elija un método guardado',
  typeLabel: '¿Cómo desea pagar?',
  ach: 'Cheque electrónico (E‑Check)',
  card: 'Tarjeta',
  methodName: '{type} {ending}',
  checking: 'Cuenta corriente',
  savings: 'Cuenta de ahorros',
  newMethod: 'Nuevo método de pago',
  anotherMethod: 'Nuevo método de pago',
  singleUse: 'Se usa solo para este pago y no se guarda',
  removeMethod: 'Quitar',
  feeAch:
    'Cargo por procesamiento: {now} hoy, {later} otro día, {recurring} por cada pago automático.',
  feeCard:
    'Cargo por procesamiento: {debit} con tarjeta de débito, {credit} con tarjeta de crédito.',
  feeOf: 'Cargo de {amount}',
  feeNone: 'Sin cargo por procesamiento.',
  feeThirdParty: 'Un tercero puede agregar un cargo; usted lo verá antes de enviar el pago.',
  cardElsewhere: 'También puede pagar con tarjeta en otro sitio.',
  toCardSite: 'Continuar al sitio de pago con tarjeta',

  amountLabel: 'Monto',
  amountQuestion: '¿Cuánto desea pagar?',
  anotherAmount: 'Otro monto',
  amountLimits: 'De {min} a {max}',
  amountFrom: 'Desde {min}',
  dueOn: 'Vence el {date}',
  payAmountDue: 'Pagar el monto adeudado',
  principalLabel: 'Monto adicional al capital',
  principalAbovePayoff: 'El capital adicional no puede superar {max}',
  amountFixed: 'El pago regular de su préstamo',
  amountRequired: 'El monto del pago es obligatorio',
  amountInvalid: 'Ingrese dólares y centavos, por ejemplo 125.50',
  amountTooManyDecimals: 'Ingrese dos decimales como máximo, por ejemplo 125.50',
  amountRange: 'El monto del pago debe estar entre {min} y {max}',
  amountBelowMinimum: 'El monto del pago debe ser de al menos {min}',
  amountRegularAboveMaximum:
    'Su monto adeudado de {amount} supera el máximo permitido con este método de pago. Seleccione otro método de pago para pagar el total adeudado.',
  amountAchOnly:
    'Por el momento solo se permite el pago por ACH. Su monto adeudado es mayor que el monto permitido con tarjeta.',
  amountNoRegular:
    'Este préstamo no tiene un monto de pago regular. Elija otra frecuencia de pago.',

  amountDue: 'Monto adeudado',
  dueDate: 'Fecha de vencimiento',
  from: 'Desde',
  paymentAmount: 'Pago',
  processingFee: 'Cargo por procesamiento',
  when: 'Cuándo',
  notSentYet: 'No se envía nada hasta que usted lo confirme en la pantalla siguiente.',
  waitMethod: 'Elija primero cómo desea pagar.',
  waitTiming: 'Elija primero cuándo desea pagar.',
  goMethod: 'Elija cómo desea pagar para continuar.',
  goTiming: 'Elija cuándo desea pagar para continuar.',
  goAmount: 'Elija el monto para continuar.',
  goOtherAmount: 'Cambie el monto para continuar.',
  goPrincipal: 'Corrija el capital adicional para continuar.',
  goFee: 'Consulte otra vez el cargo para continuar.',
  goWait: 'Un momento: lo estamos consultando.',
  goRefused: 'Cambie el método de pago o el monto para continuar.',
  goNotSent: 'Intente el pago de nuevo, o cámbielo.',

  posts: 'Se aplica el',
  left: 'Queda por liquidar',
  payLoan: 'Al préstamo',

  confirmHeading: 'Confirme su pago',
  confirmNow: 'Tomaremos {total} de {method} hoy.',
  confirmLater: 'Tomaremos {total} de {method} el {date}.',
  confirm: 'Pagar {total}',
  confirmScheduled: 'Programar {total}',
  confirmRecurring: 'Confirmar el pago',
  cancel: 'Cancelar',
  submitting: 'Enviando…',

  draftHeading: 'Acuerdo para cobrar este pago',
  draftIntro:
    'Este pago necesita su autorización. Vea el acuerdo de débito y después confirme el pago.',
  viewDraft: 'Ver el acuerdo de débito',
  draftPreparing: 'Preparando el acuerdo de débito',
  draftFailed: 'No se pudo preparar el acuerdo de débito.',
  draftAgain: 'Intentar de nuevo',
  bankName: 'Banco',
  bankAddress: 'Dirección del banco',
  bankRouting: 'Número de ruta',

  checkingHeading: 'Estamos verificando su pago',
  checkingOutcome:
    'No recibimos respuesta a tiempo y estamos averiguando si su pago de {amount} se realizó. Por favor, permanezca en esta página.',
  checkingEarlier:
    'Estamos averiguando si el pago que envió antes se realizó. Por favor, permanezca en esta página.',
  unresolvedHeading: 'Todavía no sabemos si su pago se realizó',
  sentAt: 'Este pago se envió a las {time} del {date}.',
  noLookUp: 'Aquí no podemos averiguar si se realizó.',
  mayArrive:
    'Todavía no lo hemos recibido, pero puede estar en camino. Hasta las {time} seguimos verificando.',
  neverArrived: 'No lo hemos recibido y ya no está en camino.',
  callLender: 'Antes de volver a pagar este préstamo, llámenos y pregunte si este pago se realizó.',
  callLenderAt:
    'Antes de volver a pagar este préstamo, llame al {phone} y pregunte si este pago se realizó.',
  checkAgain: 'Verificar de nuevo',
  sendAgain: 'Enviar el mismo pago de nuevo',
  sendAgainNote: 'Es el mismo pago: se realiza una sola vez, aunque ya se haya recibido.',
  notMade: 'He preguntado, y este pago no se realizó',
  startOver: 'Empezar de nuevo',
  earlierPaid: 'El pago que envió antes se realizó. Número de confirmación: {reference}',
  reviewChanged:
    'Ha pasado tiempo desde que revisó este pago, y ha cambiado. Revíselo de nuevo, por favor.',
  payAgain: 'Hacer otro pago',
  doneHeading: 'Su pago fue enviado',
  confirmationNumber: 'Número de confirmación',
  retrySame: 'Intentar de nuevo',

  errorInformation: 'Hubo un problema al obtener la información necesaria para completar su pago.',
  errorLoanInfo: 'Hubo un problema al obtener la información de su cuenta.',
  loanAgain: 'Intentar de nuevo',
  errorAccountClosed: 'Este préstamo está cerrado y no puede pagarse.',
  errorNiteMode:
    'Estamos realizando el mantenimiento nocturno del sistema. Intente su pago de nuevo en unos 15 minutos.',
  errorPaymentBlocked:
    'El pago de esta cuenta está bloqueado. Comuníquese con su institución financiera para recibir ayuda.',
  errorBlockedOnPendingRecurring:
    'Vemos que tiene un pago próximo a vencer. Llame a servicio al cliente para hacer pagos adicionales.',
  errorDelinquent:
    'Esta cuenta está en mora. Comuníquese con su institución financiera para recibir ayuda.',
  errorNoPaymentNeeded: 'No se necesita ningún pago por ahora. La línea de crédito no tiene saldo.',
  errorDisabledPaymentsAfterCutoffTime:
    'Los pagos están desactivados porque ya pasó la hora límite de hoy y usted ya tiene un pago programado pendiente.',
  errorLoanLockedPayoff: 'El préstamo está bloqueado para liquidación',
  errorDispute: 'La cuenta está en disputa',
  errorNoPaymentOnline:
    'Por seguridad, esta cuenta no puede pagarse en línea. Comuníquese con su institución financiera.',
  errorNoAchPayment:
    'Por seguridad, esta cuenta no puede pagarse desde una cuenta bancaria. Comuníquese con su institución financiera.',
  errorNightlyProcessing:
    'El procesamiento nocturno no ha terminado. Intente su pago de nuevo más tarde.',

  error:
    'Ocurrió un error. Comuníquese con su institución financiera antes de intentar esta transacción de nuevo',
  errorConnection: 'Error de conexión. Inténtelo de nuevo más tarde',
  errorChanged: 'Este pago ya no es como usted lo revisó. Compruébelo y envíelo de nuevo.',
  errorEarlierNotMade: 'El pago que envió antes no se realizó. Puede pagar ahora.',
  errorCutoff: 'Los pagos ACH solo pueden programarse para una fecha futura.',
  errorDateNotAllowed: 'El pago no puede programarse para ese momento',
  errorHoliday: 'No se puede pagar en un día feriado',
  errorWeekend: 'No se puede pagar en fin de semana',
  errorPayoffQuote: 'Hubo un error al obtener el monto de liquidación',
  errorAmountMax: 'El monto del pago no puede superar el máximo',
  errorAmountMin: 'El monto del pago debe ser al menos el mínimo',
  errorRoutingNumber: 'No se pudo validar el número de ruta',
  errorDoNotResubmit:
    'Ocurrió un error. No envíe su pago otra vez: su cuenta podría recibir varios cargos por esta transacción',
  errorDeclined: 'Transacción rechazada',
  errorOverLimit: 'Se superó el límite de la tarjeta',
  errorInvalidInfo: 'La información ingresada no es válida',
  errorExpired: 'La tarjeta está vencida',
  errorNightlyError: 'Error del procesamiento nocturno',
  errorAchNotAllowed:
    'Por el momento no se permite el pago ACH en este préstamo. Pague con tarjeta o comuníquese con su institución',
  errorCardNotAllowed:
    'Por el momento no se permite pagar este préstamo con tarjeta. Haga un pago ACH o comuníquese con su institución',
  errorScheduledAchNotAllowed: 'No se puede programar un pago por ACH.',
  errorOtherTab:
    'Se está haciendo un pago en otra pestaña. Espere a que termine y revise su cuenta antes de pagar de nuevo.',
  errorCreditCards: 'No aceptamos tarjetas de crédito',
  errorScheduledCardNotAllowed: 'No se puede programar un pago con tarjeta.',
  errorRecurringAchNotAllowed: 'No se puede hacer un pago recurrente por ACH.',
  errorRecurringCardNotAllowed: 'No se puede hacer un pago recurrente con tarjeta.',
  errorRecurringNotAllowed:
    'Este préstamo no puede tener este tipo de pago automático. Elija otro o pague una vez.',
  errorRecurringExists:
    'Este préstamo ya tiene pago automático. Puede pagar una vez o eliminar primero el pago automático.',
  errorMultipleScheduled: 'Este préstamo ya tiene varios pagos programados.',
  errorMaximumScheduledReached:
    'Usted alcanzó el número máximo de pagos programados para este préstamo.',
  errorScheduledFixed: 'Ya hay un pago programado que no se puede cambiar aquí. Llámenos.',
  errorScheduledAllFixed: 'Ya hay pagos programados que no se pueden cambiar aquí. Llámenos.',
  errorScheduledAchFixed:
    'Los pagos ACH programados no pueden modificarse. Comuníquese con su institución financiera.',
  errorScheduledCardFixed:
    'Los pagos con tarjeta programados no pueden modificarse. Comuníquese con su institución financiera.',
  errorRecurringDeletion: 'No se permite eliminar un pago recurrente.',
  errorRecurringAchDeletion: 'No se permite eliminar un pago recurrente por ACH.',
  errorRecurringCardDeletion: 'No se permite eliminar un pago recurrente con tarjeta.',
  errorPayWithoutSaving: 'No se pudo guardar el método de pago. Puede hacer el pago sin guardarlo.',
  errorNewPayment: 'Hubo un problema al crear un pago nuevo. Inténtelo de nuevo más tarde.',
  errorSubmitProblem: 'Hubo un problema al enviar su pago. Inténtelo de nuevo más tarde.',
  errorTermsRequired:
    'Las condiciones para pagos desde una cuenta bancaria cambiaron. Para leerlas y aceptarlas, agregue una cuenta bancaria como método de pago nuevo o llámenos.',
  errorTermsDeclined: 'Para usar el sistema debe aceptar los términos y condiciones',
  errorDraftRequired: 'Vea de nuevo el acuerdo de débito antes de enviar este pago.',
  errorScheduledPaymentExists: 'Ya existe un pago programado para ese día.',
  errorPayoffPlanned:
    'Ya hay un pago programado que liquida este préstamo. Para cambiarlo, elimine primero el pago programado.',
  errorMaximumScheduled: 'Se alcanzó el número máximo de pagos programados.',
  errorMustSaveOrPayNow: 'Para pagar otro día, guarde el método de pago; o haga el pago hoy.',
  errorMethodUnknown: 'Este método de pago ya no existe. Elija otro.',
  errorFeeChanged:
    'El cargo por procesamiento cambió. Revise el nuevo total y envíe el pago otra vez.',
  errorTokenExpired:
    'La información del préstamo estaba desactualizada. Revise el pago y envíelo otra vez.',
};
