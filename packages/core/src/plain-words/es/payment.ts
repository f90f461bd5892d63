export default {
  'payment.errorNoAchPayment':
    'Esta cuenta no puede pagarse desde una cuenta bancaria. Llámenos[ al {phone}] para saber de otras formas de pagar.',
  'payment.errorNoPaymentOnline':
    'Esta cuenta no puede pagarse en línea. Llámenos[ al {phone}] para pagar.',
  'frequency.OnDueDate': 'En cada fecha de vencimiento',
  'frequency.DaysBeforeDue': 'Días antes de cada vencimiento',
  'frequency.MonthlyOnDate': 'Cada mes',
  'frequency.Weekly': 'Cada semana',
  'paymentConfirmation.loan': 'Préstamo',
  'paymentConfirmation.frequency': 'Con qué frecuencia',
  'paymentConfirmation.daysPrior': 'Días antes de la fecha de vencimiento',
  'paymentConfirmation.draftTotal': 'Total que se cobrará',
  'paymentConfirmation.backToDashboard': 'Volver a sus cuentas',
  'newBankAccount.heading': 'Su cuenta bancaria',
  'newBankAccount.save': 'Guardar para la próxima vez',
  'newBankAccount.ownerNameRequired': 'Escriba el nombre del titular.',
  'newBankAccount.ownerNameInvalid':
    'Escriba el nombre y el apellido del titular, solo con letras.',
  'newBankAccount.routingNumberRequired': 'Escriba el número de ruta.',
  'newBankAccount.routingNumberInvalid':
    'No conocemos ningún banco con este número de ruta. Revise los nueve dígitos abajo a la izquierda de un cheque.',
  'newBankAccount.accountNumberRequired': 'Escriba el número de cuenta.',
  'newBankAccount.accountNumberInvalid':
    'Revise el número de cuenta y escríbalo de nuevo, solo con dígitos.',
  'newBankAccount.accountNumberContactBank':
    'No pudimos comprobar este número de cuenta. Revíselo o pídaselo a su banco.',
  'newBankAccount.confirmationRequired': 'Escriba otra vez el número de cuenta.',
  'newBankAccount.confirmationMismatch':
    'Los dos números de cuenta son distintos. Escriba el mismo dos veces.',
  'newBankAccount.error': 'Esta cuenta no se agregó. Inténtelo de nuevo o llámenos[ al {phone}].',
  'newBankAccount.errorLookUp': 'No pudimos comprobar el número de ruta. Inténtelo de nuevo.',
  'newBankAccount.errorAlreadyExists':
    'Ya tiene guardada esta cuenta. Elíjala entre sus métodos guardados.',
  'newBankAccount.errorRoutingNumberInvalid': 'Ningún banco tiene este número de ruta. Revíselo.',
  'newBankAccount.errorRoutingAccountInvalidThirdParty':
    'No pudimos comprobar este número de cuenta con el banco. Revíselo.',
  'newBankAccount.errorRoutingAccountInvalidInternal':
    'No pudimos comprobar este número de cuenta con el banco. Revíselo.',
  'newBankAccount.errorTermsDeclined':
    'Para pagar desde una cuenta bancaria, acepte las condiciones. También puede pagar de otra forma.',
  'newBankAccount.errorTermsLog': 'Su aceptación no se registró. Inténtelo de nuevo.',
  'newCard.heading': 'Su tarjeta',
  'newCard.securityCode': 'Código de seguridad de la tarjeta',
  'newCard.expiration': 'Vence (MM/AA)',
  'newCard.save': 'Guardar para la próxima vez',
  'newCard.nameRequired': 'Escriba el nombre que figura en la tarjeta.',
  'newCard.nameInvalid': 'Escriba el nombre como figura en la tarjeta.',
  'newCard.cardNumberRequired': 'Escriba el número de tarjeta.',
  'newCard.cardNumberInvalid': 'Revise el número de tarjeta y escríbalo de nuevo.',
  'newCard.cardNumberUnsupported': 'No aceptamos este tipo de tarjeta. Use otra.',
  'newCard.expirationRequired': 'Escriba cuándo vence la tarjeta.',
  'newCard.expirationInvalid': 'Escriba el mes y el año de la tarjeta, por ejemplo 08/29.',
  'newCard.securityCodeRequired': 'Escriba el código de seguridad de la tarjeta.',
  'newCard.securityCodeInvalid': 'Escriba los 3 o 4 dígitos del código de seguridad de la tarjeta.',
  'newCard.zipRequired': 'Escriba el código postal.',
  'newCard.zipInvalid': 'Escriba un código postal de 5 dígitos.',
  'newCard.address1Required': 'Escriba la dirección.',
  'newCard.cityRequired': 'Escriba la ciudad.',
  'newCard.stateRequired': 'Elija el estado.',
  'newCard.addressInvalid': 'Revise esto y escríbalo de nuevo.',
  'newCard.error': 'Esta tarjeta no se agregó. Inténtelo de nuevo o llámenos[ al {phone}].',
  'newCard.errorAlreadyExists':
    'Ya tiene guardada esta tarjeta. Elíjala entre sus métodos guardados.',
  'savedMethods.deleted': 'El método de pago se eliminó.',
  'savedMethods.errorDelete': 'El método de pago no se eliminó. Inténtelo de nuevo.',
  'payment.backToDashboard': 'Volver a sus cuentas',
  'payment.ach': 'Cuenta bancaria',
  'payment.feeThirdParty':
    'Otra empresa puede agregar un cargo; usted lo verá antes de enviar el pago.',
  'payment.principalAbovePayoff': 'Escriba como máximo {max} adicional al capital.',
  'payment.amountRequired': 'Escriba el monto que desea pagar.',
  'payment.amountRange': 'Escriba un monto de {min} a {max}.',
  'payment.amountBelowMinimum': 'Escriba un monto de al menos {min}.',
  'payment.amountRegularAboveMaximum':
    'Su monto adeudado de {amount} es más de lo que se puede pagar así. Elija otro método de pago.',
  'payment.amountAchOnly':
    'Su monto adeudado es más de lo que se puede pagar con tarjeta. Pague desde una cuenta bancaria.',
  'payment.amountNoRegular':
    'Este préstamo no tiene un monto de pago regular. Elija otra respuesta a «¿Con qué frecuencia desea pagar?».',
  'payment.submit': 'Revisar el pago',
  'payment.anotherMethod': 'Usar otro',
  'payment.posts': 'Se acredita el',
  'payment.draftIntro':
    'Necesitamos su permiso para cobrar este pago. Lea el acuerdo y después confirme el pago.',
  'payment.viewDraft': 'Leer el acuerdo',
  'payment.draftPreparing': 'Preparando el acuerdo',
  'payment.draftFailed': 'No se pudo preparar el acuerdo. Inténtelo de nuevo.',
  'payment.errorInformation': 'No se pudo cargar lo necesario para su pago. Inténtelo de nuevo.',
  'payment.errorLoanInfo': 'No se pudo cargar su préstamo. Inténtelo de nuevo.',
  'payment.errorAccountClosed':
    'Este préstamo está cerrado. No hay nada que pagar; elija otro préstamo o llámenos[ al {phone}].',
  'payment.errorNiteMode':
    'Estamos actualizando nuestros sistemas, como cada noche. Intente su pago de nuevo en unos 15 minutos.',
  'payment.errorPaymentBlocked':
    'En este momento esta cuenta no se puede pagar aquí. Llámenos[ al {phone}] para pagar.',
  'payment.errorBlockedOnPendingRecurring':
    'Su pago automático está próximo. Para pagar más, llámenos[ al {phone}].',
  'payment.errorDelinquent':
    'Esta cuenta tiene un pago atrasado y no se puede pagar aquí. Llámenos[ al {phone}] para pagar.',
  'payment.errorNoPaymentNeeded':
    'Por ahora no hay nada que pagar: su línea de crédito no tiene saldo. Puede elegir otro préstamo.',
  'payment.errorDisabledPaymentsAfterCutoffTime':
    'Ya es tarde para pagar hoy y usted ya tiene un pago programado. Inténtelo de nuevo mañana o llámenos[ al {phone}].',
  'payment.errorLoanLockedPayoff':
    'Este préstamo se está liquidando, por lo que aquí no se puede pagar. Si tiene una pregunta, llámenos[ al {phone}].',
  'payment.errorDispute':
    'Hay una disputa abierta sobre esta cuenta, por lo que aquí no se puede pagar. Llámenos[ al {phone}].',
  'payment.errorNightlyProcessing':
    'Estamos actualizando nuestros sistemas, como cada noche. Intente su pago de nuevo más tarde.',
  'payment.error':
    'No sabemos si su pago se realizó. Llámenos[ al {phone}] antes de volver a pagar.',
  'payment.errorConnection':
    'No pudimos comunicarnos con nuestros sistemas. Revise su conexión e inténtelo de nuevo.',
  'payment.errorCutoff':
    'Ya es tarde para un pago desde una cuenta bancaria hoy. Elija un día posterior.',
  'payment.errorDateNotAllowed': 'Ese día no se puede pagar. Elija otro día.',
  'payment.errorHoliday': 'No se puede pagar en un día feriado. Elija otro día.',
  'payment.errorWeekend': 'No se puede pagar en fin de semana. Elija otro día.',
  'payment.errorPayoffQuote':
    'No pudimos obtener el monto de liquidación. Inténtelo de nuevo o llámenos[ al {phone}].',
  'payment.errorAmountMax': 'Este monto es más de lo que se puede pagar así. Escriba uno menor.',
  'payment.errorAmountMin': 'Este monto es menos de lo que se puede pagar así. Escriba uno mayor.',
  'payment.errorRoutingNumber':
    'No pudimos comprobar el número de ruta. Revíselo e inténtelo de nuevo.',
  'payment.errorDoNotResubmit':
    'No sabemos si su pago se realizó. No pague de nuevo, porque podría cobrarse dos veces: llámenos[ al {phone}] primero.',
  'payment.errorDeclined':
    'Su banco no aceptó este pago con tarjeta. Use otra tarjeta o pague desde una cuenta bancaria.',
  'payment.errorOverLimit':
    'Este pago supera el límite de su tarjeta. Escriba un monto menor o use otra tarjeta.',
  'payment.errorInvalidInfo':
    'Algún dato de la tarjeta no es correcto. Revíselo e inténtelo de nuevo.',
  'payment.errorExpired': 'Esta tarjeta está vencida. Use otra.',
  'payment.errorNightlyError':
    'Estamos actualizando nuestros sistemas, como cada noche. Intente su pago de nuevo más tarde.',
  'payment.errorAchNotAllowed':
    'Por ahora este préstamo no se puede pagar desde una cuenta bancaria. Pague con tarjeta o llámenos[ al {phone}].',
  'payment.errorCardNotAllowed':
    'Por ahora este préstamo no se puede pagar con tarjeta. Pague desde una cuenta bancaria o llámenos[ al {phone}].',
  'payment.errorScheduledAchNotAllowed':
    'Un pago desde una cuenta bancaria solo puede hacerse hoy. Elija hoy u otro método de pago.',
  'payment.errorCreditCards':
    'No aceptamos tarjetas de crédito. Use una tarjeta de débito o pague desde una cuenta bancaria.',
  'payment.errorScheduledCardNotAllowed':
    'Un pago con tarjeta solo puede hacerse hoy. Elija hoy u otro método de pago.',
  'payment.errorRecurringAchNotAllowed':
    'El pago automático no puede usar una cuenta bancaria. Elija otro método de pago o pague una vez.',
  'payment.errorRecurringCardNotAllowed':
    'El pago automático no puede usar una tarjeta. Elija otro método de pago o pague una vez.',
  'payment.errorMultipleScheduled':
    'Este préstamo ya tiene varios pagos programados. Elimine primero uno de ellos o llámenos[ al {phone}].',
  'payment.errorMaximumScheduledReached':
    'Este préstamo no puede tener más pagos programados. Pague hoy o elimine primero uno de ellos.',
  'payment.errorScheduledAchFixed':
    'Los pagos programados desde una cuenta bancaria no se pueden cambiar aquí. Llámenos[ al {phone}].',
  'payment.errorScheduledCardFixed':
    'Los pagos programados con tarjeta no se pueden cambiar aquí. Llámenos[ al {phone}].',
  'payment.errorRecurringDeletion':
    'El pago automático no se puede eliminar aquí. Llámenos[ al {phone}] para cambiarlo.',
  'payment.errorRecurringAchDeletion':
    'El pago automático desde una cuenta bancaria no se puede eliminar aquí. Llámenos[ al {phone}] para cambiarlo.',
  'payment.errorRecurringCardDeletion':
    'El pago automático con tarjeta no se puede eliminar aquí. Llámenos[ al {phone}] para cambiarlo.',
  'payment.errorNewPayment': 'No se pudo empezar un pago nuevo. Inténtelo de nuevo más tarde.',
  'payment.errorSubmitProblem': 'No pudimos enviar su pago. Inténtelo de nuevo más tarde.',
  'payment.errorTermsRequired':
    'Cambiaron las condiciones para pagos desde una cuenta bancaria. Para leerlas y aceptarlas, agregue una cuenta bancaria como método de pago nuevo o llámenos[ al {phone}].',
  'payment.errorTermsDeclined':
    'Para pagar desde una cuenta bancaria, acepte las condiciones. También puede pagar de otra forma.',
  'payment.errorDraftRequired': 'Lea de nuevo el acuerdo antes de enviar este pago.',
  'payment.errorScheduledPaymentExists': 'Ya hay un pago programado para ese día. Elija otro día.',
  'payment.errorMaximumScheduled':
    'No se pueden programar más pagos. Pague hoy o elimine primero un pago programado.',
  'payment.frequencyHeading': 'Con qué frecuencia',
  'payment.oncePastDue': 'Este préstamo tiene un pago atrasado, así que solo puede pagar una vez.',
  'payment.onceDelinquent':
    'Este préstamo tiene un pago atrasado, así que solo puede pagar una vez.',
  'payment.laterPastDue': 'Este préstamo tiene un pago atrasado, así que solo puede pagar hoy.',
  'payment.laterDelinquent': 'Este préstamo tiene un pago atrasado, así que solo puede pagar hoy.',
  'payment.dateRequired': 'Elija una fecha de pago.',
  'payment.datePast': 'Ese día ya pasó. Elija hoy o un día posterior.',
  'payment.datePeriod': 'Elija un día dentro de los próximos {n} días.',
  'payment.dateHoliday': 'No se puede pagar en un día feriado. Elija otro día.',
  'payment.dateSaturday': 'No se puede pagar en sábado. Elija otro día.',
  'payment.dateSunday': 'No se puede pagar en domingo. Elija otro día.',
  'payment.dateCutoff':
    'Ya es tarde para un pago desde una cuenta bancaria hoy. Elija un día posterior.',
  'payment.dateNotAllowed': 'Ese día no se puede pagar. Elija otro día.',
  'payment.dateTooFar': 'Elija una primera fecha de pago en los próximos 30 días.',
  'payment.dateNotFuture': 'Elija un día después de hoy.',
  'payment.datePayoffPast': 'Ese día ya pasó. Elija hoy o un día posterior.',
  'payment.payoffOverdue':
    'Este préstamo tiene un pago atrasado, así que solo puede liquidarse hoy.',
  'payment.payoffFailed':
    'No pudimos obtener el monto de liquidación. Inténtelo de nuevo o llámenos[ al {phone}].',
  'payment.accountPlaceholder': 'Elija un préstamo',
  'payment.errorAccounts': 'No se pudieron cargar sus cuentas. Inténtelo de nuevo.',
};
