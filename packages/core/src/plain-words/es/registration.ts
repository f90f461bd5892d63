export default {
  'registrationEmail.notSent':
    'Enviamos un código de seguridad a {email}. Oprima «Enviar un código nuevo» para recibirlo.',
  'registrationEmail.codeRequired': 'Escriba el código de seguridad del correo.',
  'registrationEmail.resend': 'Enviar un código nuevo',
  'registrationEmail.errorCodeExpired':
    'Este código es demasiado antiguo. Oprima «Enviar un código nuevo» y escriba ese.',
  'registrationEmail.errorMaxAttemptsReached':
    'Este código se intentó demasiadas veces. Oprima «Enviar un código nuevo» y escriba ese.',
  'registrationEmail.errorInvalid':
    'Este no es el código que enviamos. Revise el correo e inténtelo de nuevo.',
  'registrationEmail.errorSendTooMany':
    'Se enviaron demasiados códigos. Espere un tiempo antes de oprimir otra vez «Enviar un código nuevo» o llámenos[ al {phone}].',
  'registrationEmail.error': 'No pudimos comprobar su correo electrónico. Inténtelo de nuevo.',
  'registrationLogon.confirmation': 'Contraseña otra vez',
  'registrationLogon.confirmationPlaceholder': 'Contraseña otra vez',
  'registrationErrors.errorUserInfo':
    'Lo que escribió no coincide con lo que tenemos. Revíselo o llámenos[ al {phone}].',
  'registrationErrors.errorLoginNameExists': 'Este nombre de usuario ya está en uso. Elija otro.',
  'registrationErrors.errorRestricted':
    'Su cuenta se creó, pero todavía no se puede usar en línea. Llámenos[ al {phone}].',
  'registrationErrors.errorSSN': 'Revise su número de Seguro Social y escríbalo de nuevo.',
  'registrationErrors.errorDateOfBirth': 'Revise su fecha de nacimiento y escríbala de nuevo.',
  'registrationErrors.errorPasswordMatchesSSN':
    'Elija una contraseña que no sea su número de Seguro Social.',
  'registrationErrors.errorPasswordSameUserName':
    'Elija una contraseña que no sea su nombre de usuario.',
  'registrationErrors.errorPasswordLettersNumbers':
    'Use letras mayúsculas, letras minúsculas y números en su contraseña.',
  'registrationErrors.errorPasswordTooShort':
    'Su contraseña es demasiado corta. Elija una más larga.',
  'registrationErrors.errorPasswordMissingCapitalLetter':
    'Agregue una letra mayúscula a su contraseña.',
  'registrationErrors.errorPasswordMissingLowercaseLetter':
    'Agregue una letra minúscula a su contraseña.',
  'registrationErrors.errorPasswordMissingLetter': 'Agregue una letra a su contraseña.',
  'registrationErrors.errorPasswordMissingNumber': 'Agregue un número a su contraseña.',
  'registrationErrors.errorPasswordMissingSpecialCharacter':
    'Agregue un carácter especial a su contraseña.',
  'registrationErrors.errorPasswordEqualsPortionOfLogon':
    'Elija una contraseña que no sea parte de su nombre de usuario.',
  'registrationErrors.errorPasswordMatchesEmail':
    'Elija una contraseña que no sea su correo electrónico.',
  'registrationErrors.errorPasswordContainsThreeOrMoreConsecutiveIdenticalCharacters':
    'No use ningún carácter tres o más veces seguidas en su contraseña.',
  'registrationErrors.errorLogonTooShort':
    'Su nombre de usuario es demasiado corto. Elija uno más largo.',
  'registrationErrors.errorLogonMissingCapitalLetter':
    'Agregue una letra mayúscula a su nombre de usuario.',
  'registrationErrors.errorLogonMissingLowercaseLetter':
    'Agregue una letra minúscula a su nombre de usuario.',
  'registrationErrors.errorLogonMissingLetter': 'Agregue una letra a su nombre de usuario.',
  'registrationErrors.errorLogonMissingNumber': 'Agregue un número a su nombre de usuario.',
  'registrationErrors.errorLogonMissingSpecialCharacter':
    'Agregue un carácter especial a su nombre de usuario.',
  'registrationErrors.errorLogonMatchesEmail':
    'Elija un nombre de usuario que no sea su correo electrónico.',
  'registrationErrors.errorAccountNumberError': 'Revise su número de cuenta y escríbalo de nuevo.',
  'registrationErrors.errorMustAgreeToAllError': 'Para crear su cuenta, acepte todos los acuerdos.',
  'registration.tabPersonal': 'Sobre usted',
  'registration.tabLogon': 'Nombre de usuario y contraseña',
  'registration.accountTypeRequired': 'Elija el tipo de cuenta.',
  'registration.accountNumberRequired': 'Escriba su número de cuenta.',
  'registration.accountNumberInvalid': 'Revise su número de cuenta y escríbalo de nuevo.',
  'registration.firstNameInvalid': 'Use como máximo 45 caracteres en su nombre.',
  'registration.middleNameInvalid': 'Use como máximo 45 caracteres en su segundo nombre.',
  'registration.lastNameRequired': 'Escriba su apellido.',
  'registration.lastNameInvalid': 'Use como máximo 45 caracteres en su apellido.',
  'registration.emailAddressRequired': 'Escriba su correo electrónico.',
  'registration.emailAddressInvalid': 'Escriba un correo electrónico como nombre@example.com.',
  'registration.ssnRequired': 'Escriba su número de Seguro Social.',
  'registration.ssnInvalid': 'Faltan algunos dígitos. Escriba todos los que se piden.',
  'registration.dateOfBirthRequired': 'Escriba su fecha de nacimiento.',
  'registration.dateOfBirthInvalid': 'Escriba su fecha de nacimiento como MM/DD/AAAA.',
  'registration.zipRequired': 'Escriba su código postal.',
  'registration.zipInvalid': 'Escriba un código postal de 5 dígitos.',
  'registration.phoneNumberRequired': 'Escriba su número de teléfono.',
  'registration.phoneNumberInvalid': 'Escriba un número de teléfono de 10 dígitos.',
  'registrationSecurity.placeOfBirthRequired': 'Escriba dónde nació.',
  'registrationSecurity.driversLicenseRequired': 'Escriba el número de su licencia de conducir.',
  'registrationSecurity.mothersMaidenRequired': 'Escriba el apellido de soltera de su madre.',
  'registrationSecurity.answer': 'Respuesta a la pregunta de seguridad',
  'registrationSecurity.answerPlaceholder': 'Su respuesta',
  'registrationSecurity.answerRequired': 'Escriba su respuesta.',
  'registrationSecurity.answerInvalid':
    'La respuesta tiene un carácter que no se puede usar. Use letras, números y espacios.',
  'registrationSecurity.customQuestionRequired': 'Escriba su propia pregunta.',
  'registrationSecurity.customAnswerRequired': 'Escriba su respuesta.',
  'verifyEmail.heading': 'Verifique su correo electrónico',
  'verifyEmail.errorNoData': 'No pudimos verificar su correo electrónico. Llámenos[ al {phone}].',
  'verifyEmail.error':
    'No pudimos verificar su correo electrónico. Inténtelo de nuevo o llámenos[ al {phone}].',
};
