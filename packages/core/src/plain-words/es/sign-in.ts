export default {
  'activation.heading': 'Elija su contraseña',
  'activation.passwordRequired': 'Escriba una contraseña.',
  'activation.passwordTooShort': 'Use al menos {n} caracteres en su contraseña.',
  'activation.passwordTooShortDefault': 'Use al menos {n} caracteres en su contraseña.',
  'activation.passwordTooLong': 'Use como máximo 128 caracteres en su contraseña.',
  'activation.passwordNeedsLetterAndNumber': 'Use al menos una letra y un número en su contraseña.',
  'activation.confirmation': 'Contraseña otra vez',
  'activation.confirmationRequired': 'Escriba la misma contraseña otra vez.',
  'activation.confirmationMismatch':
    'Las dos contraseñas son distintas. Escriba la misma dos veces.',
  'activation.submit': 'Guardar la contraseña',
  'activation.submitting': 'Guardando…',
  'activation.errorRestricted':
    'Su cuenta se activó, pero todavía no se puede usar en línea. Comuníquese con {service}, de lunes a viernes, de 8:30 a. m. a 7:30 p. m., hora del Este.',
  'activation.errorLogonNameTaken':
    'Este nombre de usuario ya está en uso. Inicie sesión o comuníquese con {service}, de lunes a viernes, de 8:30 a. m. a 7:30 p. m., hora del Este.',
  'newPassword.required': 'Escriba una contraseña nueva.',
  'newPassword.mismatch': 'Las dos contraseñas son distintas. Escriba la misma dos veces.',
  'passwordReset.error': 'Su contraseña no se cambió. Inténtelo de nuevo.',
  'passwordReset.errorExpired':
    'Este enlace para cambiar su contraseña ya no sirve. Solicite uno nuevo.',
  'passwordReset.errorPasswordTooShort': 'Su contraseña es demasiado corta. Elija una más larga.',
  'passwordReset.errorPasswordSameAsLogin': 'Elija una contraseña que no sea su nombre de usuario.',
  'passwordReset.errorPasswordSameAsSSN':
    'Elija una contraseña que no sea su número de Seguro Social.',
  'passwordReset.errorPasswordNeedsLetterNumber':
    'Use al menos una letra y un número en su contraseña.',
  'passwordReset.errorPasswordMissingCapitalLetter': 'Agregue una letra mayúscula a su contraseña.',
  'passwordReset.errorPasswordMissingLowercaseLetter':
    'Agregue una letra minúscula a su contraseña.',
  'passwordReset.errorPasswordMissingLetter': 'Agregue una letra a su contraseña.',
  'passwordReset.errorPasswordMissingNumber': 'Agregue un número a su contraseña.',
  'passwordReset.errorPasswordMissingSpecialCharacter':
    'Agregue un carácter especial a su contraseña.',
  'passwordReset.errorPasswordEqualsPortionOfLogon':
    'Elija una contraseña que no sea parte de su nombre de usuario.',
  'passwordReset.errorPasswordMatchesEmail':
    'Elija una contraseña que no sea su correo electrónico.',
  'passwordReset.errorPasswordContainsThreeOrMoreConsecutiveIdenticalCharacters':
    'No use ningún carácter tres o más veces seguidas en su contraseña.',
  'optOut.success': 'Usted ya no recibirá estos correos. El cambio puede tardar hasta 24 horas.',
  'optOut.error': 'Su elección no se guardó. Inténtelo de nuevo.',
  'passwordChange.heading': 'Elija una contraseña nueva',
  'passwordChange.expired':
    'Este enlace es demasiado antiguo. Vuelva a iniciar sesión y solicite uno nuevo.',
  'passwordChange.submit': 'Cambiar la contraseña',
  'signInAgreements.notAll': 'Para continuar, acéptelos todos.',
  'signInAgreements.error': 'Su aceptación no se guardó. Inténtelo de nuevo.',
  'secretQuestion.heading': 'Configure una pregunta de seguridad',
  'secretQuestion.question': 'Pregunta de seguridad',
  'secretQuestion.answer': 'Su respuesta',
  'secretQuestion.questionRequired': 'Elija una pregunta.',
  'secretQuestion.answerRequired': 'Escriba su respuesta.',
  'secretQuestion.answerCharacters':
    'La respuesta tiene un carácter que no se puede usar. Use letras, números y espacios.',
  'secretQuestion.error': 'Su pregunta no se guardó. Inténtelo de nuevo más tarde.',
  'securityCode.codeRequired': 'Escriba el código de seguridad del correo.',
  'securityCode.validate': 'Continuar',
  'securityCode.validating': 'Comprobando…',
  'securityCode.resend': 'Enviar un código nuevo',
  'securityCode.errorCodeExpired':
    'Este código es demasiado antiguo. Oprima «Enviar un código nuevo» y escriba ese.',
  'securityCode.errorMaxAttemptsReached':
    'Este código se intentó demasiadas veces. Oprima «Enviar un código nuevo» y escriba ese.',
  'securityCode.errorInvalid':
    'Este no es el código que enviamos. Revise el correo e inténtelo de nuevo.',
  'securityCode.errorResend':
    'No pudimos enviar un código nuevo. Oprima otra vez «Enviar un código nuevo».',
  'securityCode.errorResendUnconfirmed':
    'No recibimos respuesta, así que es posible que un código nuevo esté en camino. Escriba el código más reciente que reciba u oprima otra vez «Enviar un código nuevo».',
  'securityCode.errorResendTooMany':
    'Se enviaron demasiados códigos. Espere un tiempo antes de oprimir otra vez «Enviar un código nuevo» o llámenos[ al {phone}].',
  'securityCode.error': 'No pudimos comprobar el código. Inténtelo de nuevo.',
  'validateSsn.submit': 'Continuar',
  'validateSsn.submitting': 'Comprobando…',
  'validateSsn.required': 'Escriba su número de Seguro Social.',
  'validateSsn.incomplete': 'Faltan algunos dígitos. Escriba todos los que se piden.',
  'validateSsn.invalid':
    'Este no es el número que tenemos. Revíselo e inténtelo de nuevo, o llámenos[ al {phone}].',
  'validateSsn.error': 'No pudimos comprobar el número. Inténtelo de nuevo.',
  'recovery.emailRequired': 'Escriba su correo electrónico.',
  'recovery.emailInvalid': 'Escriba un correo electrónico como nombre@example.com.',
  'recovery.dateOfBirthRequired': 'Escriba su fecha de nacimiento.',
  'recovery.dateOfBirthInvalid': 'Escriba su fecha de nacimiento como MM/DD/AAAA.',
  'recovery.zipCodeRequired': 'Escriba su código postal.',
  'recovery.zipCodeInvalid': 'Escriba un código postal de 5 dígitos.',
  'recovery.branchRequired': 'Escriba el número de su sucursal.',
  'recovery.branchInvalid': 'Escriba un número de sucursal de 1 a 4 dígitos.',
  'recovery.answerHeading': 'Su pregunta de seguridad',
  'recovery.answer': 'Su respuesta',
  'recovery.answerRequired': 'Escriba su respuesta.',
  'recovery.success': 'Su nombre de usuario es {logonName}.',
  'recovery.successMail': 'Le enviaremos un correo para que elija una contraseña nueva.',
  'recovery.error':
    'Lo que escribió no coincide con lo que tenemos. Revíselo e inténtelo de nuevo.',
  'recovery.errorError500':
    'No pudimos comprobar quién es. Inténtelo más tarde o llámenos[ al {phone}].',
  'recovery.errorRecoveryMaxAttempts':
    'Ya lo intentó demasiadas veces por ahora. Espere un tiempo antes de intentarlo de nuevo o llámenos[ al {phone}].',
  'recovery.errorRecoveryFailed':
    'No lo encontramos con lo que escribió. Revíselo e inténtelo de nuevo, o llámenos[ al {phone}].',
  'recovery.errorBadQuestion':
    'No pudimos cargar su pregunta de seguridad. Inténtelo de nuevo o llámenos[ al {phone}].',
  'logOut.question': '¿Cerrar la sesión ahora?',
  'logOut.unsavedQuestion': 'Hay cambios sin guardar en esta página. ¿Salir sin guardarlos?',
  'logOut.no': 'Quedarse',
  'logOut.yes': 'Salir',
  'biometrics.failed':
    'No se pudo activar el inicio de sesión con su huella o su rostro. Puede intentarlo de nuevo en su perfil.',
  'signInErrors.sessionExpired': 'Su sesión terminó. Inicie sesión de nuevo.',
  'signInErrors.unauthorized': 'Primero inicie sesión.',
  'signInErrors.errorMaxAttemptsReached':
    'Intentó iniciar sesión demasiadas veces. Restablezca su contraseña o llámenos[ al {phone}].',
  'signInErrors.errorInvalid':
    'El nombre de usuario y la contraseña no coinciden. Revise los dos e inténtelo de nuevo.',
  'signInErrors.errorRestricted': 'En este momento no puede iniciar sesión. Llámenos[ al {phone}].',
  'signInErrors.errorMFANoEmail':
    'No tenemos un correo electrónico al que enviar un código de seguridad. Llámenos[ al {phone}] para agregar uno.',
  'signInErrors.error': 'No se pudo iniciar su sesión. Inténtelo de nuevo o llámenos[ al {phone}].',
  'signIn.usernameRequired': 'Escriba su nombre de usuario.',
  'signIn.passwordRequired': 'Escriba su contraseña.',
  'signIn.offlineHeading': 'Estamos actualizando nuestros sistemas',
  'signIn.offline':
    'No puede iniciar sesión mientras actualizamos nuestros sistemas. Inténtelo de nuevo en unos minutos.',
  'signIn.stillOffline':
    'Seguimos actualizando nuestros sistemas. Inténtelo de nuevo un poco más tarde.',
  'signIn.retry': 'Intentar de nuevo',
};
