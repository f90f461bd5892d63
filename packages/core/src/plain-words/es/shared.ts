export default {
  'agreements.errorNotAgreed': 'Para continuar, acepte: {name}.',
  'agreements.errorNotOpened': 'Primero abra «{name}» y léalo. Después vuelva y acéptelo.',
  'credentials.passwordRequired': 'Escriba una contraseña.',
  'credentials.passwordTooShort': 'Use al menos {n} caracteres en su contraseña.',
  'credentials.passwordTooLong': 'Use como máximo {n} caracteres en su contraseña.',
  'credentials.passwordNeedsLetterAndNumber':
    'Use al menos una letra y un número en su contraseña.',
  'credentials.passwordSameAsLoginName': 'Elija una contraseña que no sea su nombre de usuario.',
  'credentials.passwordSameAsSsn': 'Elija una contraseña que no sea su número de Seguro Social.',
  'credentials.passwordSameAsEmail': 'Elija una contraseña que no sea su correo electrónico.',
  'credentials.passwordRequirements':
    'Su contraseña todavía no cumple todas las reglas. Revíselas y elija otra.',
  'credentials.confirmationRequired': 'Escriba la misma contraseña otra vez.',
  'credentials.confirmationMismatch':
    'Las dos contraseñas son distintas. Escriba la misma dos veces.',
  'credentials.loginNameRequired': 'Escriba un nombre de usuario.',
  'credentials.loginNameCharacters':
    'Su nombre de usuario tiene un carácter que no se puede usar. Pruebe con letras y números.',
  'credentials.loginNameTooLong': 'Use como máximo {n} caracteres en su nombre de usuario.',
  'credentials.loginNameTooShort': 'Use al menos {n} caracteres en su nombre de usuario.',
  'address.address1Required': 'Escriba su dirección.',
  'address.address1TooLong': 'Use como máximo 45 caracteres en la dirección.',
  'address.cityRequired': 'Escriba su ciudad.',
  'address.cityTooLong': 'Use como máximo 20 caracteres en la ciudad.',
  'address.stateRequired': 'Elija su estado.',
  'address.zipCodeRequired': 'Escriba su código postal.',
  'address.zipCodeNotFiveDigits': 'Escriba un código postal de 5 dígitos.',
  'address.errorZipCityNoMatch':
    'Esta ciudad y este código postal no corresponden. Revise los dos.',
  'documents.none': 'Todavía no hay documentos aquí.',
  'documents.error': 'No se pudieron cargar sus documentos. Inténtelo de nuevo.',
  'documents.refreshFailed': 'No se pudo actualizar la lista de documentos. Inténtelo de nuevo.',
  'upload.typeMissing': 'Elija qué tipo de documento es.',
  'upload.errorEmpty': 'Este archivo está vacío. Elija otro.',
  'upload.errorNotPdf':
    'Este archivo dice ser un PDF, pero no lo es. Elija otro archivo o guárdelo primero como PDF.',
  'upload.errorNotPicture':
    'Este archivo dice ser una imagen, pero no es de ese tipo. Elija otro archivo.',
  'upload.errorNotWord':
    'Este archivo dice ser un documento de Word, pero no lo es. Elija otro archivo.',
  'upload.errorFileTypes': 'No se pudieron cargar los tipos de documento. Inténtelo de nuevo.',
  'upload.errorTransfer': 'El archivo no se envió. Inténtelo de nuevo.',
  'upload.errorServer':
    'El archivo no se pudo guardar por un problema nuestro. Inténtelo de nuevo en unos minutos.',
  'plannedPayments.additionalPrincipal': 'Monto adicional al capital',
  'plannedPayments.errorScheduled':
    'No pudimos confirmar que se eliminó el pago programado. Inténtelo de nuevo o llámenos[ al {phone}].',
  'plannedPayments.errorScheduledNotAllowed':
    'Este pago programado no se puede eliminar aquí. Llámenos[ al {phone}] para cambiarlo.',
  'plannedPayments.errorScheduledAch':
    'Los pagos programados desde una cuenta bancaria no se pueden cambiar aquí. Llámenos[ al {phone}] para cambiarlos.',
  'plannedPayments.errorScheduledCard':
    'Los pagos programados con tarjeta no se pueden cambiar aquí. Llámenos[ al {phone}] para cambiarlos.',
  'plannedPayments.errorRecurring':
    'No pudimos confirmar que se eliminó el pago automático. Inténtelo de nuevo o llámenos[ al {phone}].',
  'plannedPayments.errorRecurringNotAllowed':
    'El pago automático no se puede eliminar aquí. Llámenos[ al {phone}] para cambiarlo.',
  'plannedPayments.errorRecurringAny':
    'El pago automático no se puede eliminar aquí. Llámenos[ al {phone}] para cambiarlo.',
  'plannedPayments.errorRecurringAch':
    'El pago automático desde una cuenta bancaria no se puede eliminar aquí. Llámenos[ al {phone}] para cambiarlo.',
  'plannedPayments.errorRecurringCard':
    'El pago automático con tarjeta no se puede eliminar aquí. Llámenos[ al {phone}] para cambiarlo.',
  'sessionTimeout.title': '¿Sigue ahí?',
  'sessionTimeout.message': 'Para proteger su cuenta, cerraremos su sesión en {time}.',
  'sessionTimeout.resume': 'Mantener la sesión abierta',
  'proof.codeRequired': 'Escriba el código de seguridad del correo.',
  'proof.resend': 'Enviar un código nuevo',
  'proof.errorLocked':
    'Se escribieron demasiadas contraseñas incorrectas. Espere un tiempo antes de intentarlo de nuevo o llámenos[ al {phone}].',
  'proof.errorCodeInvalid':
    'Este no es el código que enviamos. Revise el correo e inténtelo de nuevo.',
  'proof.errorCodeExpired':
    'Este código es demasiado antiguo. Oprima «Enviar un código nuevo» y escriba ese.',
  'proof.errorMaxAttemptsReached':
    'Este código se intentó demasiadas veces. Oprima «Enviar un código nuevo» y escriba ese.',
  'proof.errorSendTooMany':
    'Se enviaron demasiados códigos. Espere un tiempo antes de pedir otro o llámenos[ al {phone}].',
};
