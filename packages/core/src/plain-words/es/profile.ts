export default {
  'contactChange.heading': 'Cambie sus datos de contacto',
  'contactChange.addressLine1': 'Dirección',
  'contactChange.addressLine1Placeholder': 'Dirección',
  'contactChange.addressLine2': 'Apartamento o unidad',
  'contactChange.addressLine2Placeholder': 'Apartamento o unidad',
  'contactChange.required': 'Complete este campo.',
  'contactChange.zipTooFewDigits': 'Escriba un código postal de 5 dígitos.',
  'contactChange.zipTooManyDigits': 'Escriba un código postal de 5 dígitos.',
  'contactChange.phoneInvalid': 'Escriba un número de teléfono de 10 dígitos.',
  'contactChange.phonePair': 'Escriba el número anterior y el número nuevo.',
  'contactChange.submit': 'Enviar la solicitud',
  'contactChange.failed': 'Su solicitud no se envió. Inténtelo de nuevo o llámenos[ al {phone}].',
  'contactChange.fieldsInvalid': 'Complete los campos necesarios y corrija los que están marcados.',
  'loginHistory.ipAddress': 'Desde la dirección',
  'loginHistory.error':
    'No se pudieron cargar sus inicios de sesión recientes. Inténtelo de nuevo.',
  'notifications.error': 'Sus notificaciones no se guardaron. Inténtelo de nuevo.',
  'passkeys.errorAlreadyRegistered':
    'Este dispositivo ya tiene una llave de acceso para su cuenta. Puede usarla para iniciar sesión.',
  'passkeys.errorAddress':
    'En esta página no se pueden agregar llaves de acceso. Si necesita una, llámenos[ al {phone}].',
  'personalInformation.phoneRequired': 'Escriba un número de teléfono.',
  'personalInformation.phoneInvalid': 'Escriba un número de teléfono de 10 dígitos.',
  'personalInformation.agreementFailed':
    'Su elección sobre los mensajes de texto no se guardó. Inténtelo de nuevo.',
  'personalInformation.errorContainsPOBox':
    'Escriba una dirección física. Aquí no se puede usar un apartado postal.',
  'personalInformation.error': 'Sus cambios no se guardaron. Inténtelo de nuevo.',
  'profileSaving.correctErrors': 'Todavía no se guardó nada. Corrija primero los campos marcados.',
  'textSubscriptions.retry': 'Intentar de nuevo',
  'textSubscriptions.notTextable':
    'Este teléfono no puede recibir mensajes de texto. Escriba un número de celular.',
  'textSubscriptions.mustAgree': 'Para recibir mensajes de texto, acepte los términos.',
  'textSubscriptions.agreementFailed': 'Su elección no se guardó. Inténtelo de nuevo.',
  'textSubscriptions.loadFailed': 'No se pudo cargar lo que eligió. Inténtelo de nuevo.',
  'textSubscriptions.notModified':
    'No se guardaron todos los cambios. Lo que ve ahora es lo que está guardado.',
  'textSubscriptions.notFinalized': 'El último paso no se hizo. Inténtelo de nuevo.',
  'profileErrors.errorInvalid':
    'Sus cambios no se guardaron. Revise los campos e inténtelo de nuevo.',
  'profileErrors.errorLogonMissingCapitalLetter':
    'Agregue una letra mayúscula a su nombre de usuario.',
  'profileErrors.errorLogonMissingLowercaseLetter':
    'Agregue una letra minúscula a su nombre de usuario.',
  'profileErrors.errorLogonMissingLetter': 'Agregue una letra a su nombre de usuario.',
  'profileErrors.errorLogonMissingNumber': 'Agregue un número a su nombre de usuario.',
  'profileErrors.errorLogonMissingSpecialCharacter':
    'Agregue un carácter especial a su nombre de usuario.',
  'profileErrors.errorLogonMatchesEmail':
    'Elija un nombre de usuario que no sea su correo electrónico.',
  'profileErrors.errorLogonTooShort':
    'Su nombre de usuario es demasiado corto. Elija uno más largo.',
  'profileErrors.errorLogonNameLength':
    'Su nombre de usuario es demasiado corto o demasiado largo. Elija otro.',
  'profileErrors.errorPasswordTooShort': 'Su contraseña es demasiado corta. Elija una más larga.',
  'profileErrors.errorPasswordNeedsLetterNumber':
    'Use al menos una letra y un número en su contraseña.',
  'profileErrors.errorPasswordSameAsLogin': 'Elija una contraseña que no sea su nombre de usuario.',
  'profileErrors.errorPasswordSameAsSSN':
    'Elija una contraseña que no sea su número de Seguro Social.',
  'profileErrors.errorPasswordMissingCapitalLetter': 'Agregue una letra mayúscula a su contraseña.',
  'profileErrors.errorPasswordMissingLowercaseLetter':
    'Agregue una letra minúscula a su contraseña.',
  'profileErrors.errorPasswordMissingLetter': 'Agregue una letra a su contraseña.',
  'profileErrors.errorPasswordMissingNumber': 'Agregue un número a su contraseña.',
  'profileErrors.errorPasswordMissingSpecialCharacter':
    'Agregue un carácter especial a su contraseña.',
  'profileErrors.errorPasswordEqualsPortionOfLogon':
    'Elija una contraseña que no sea parte de su nombre de usuario.',
  'profileErrors.errorPasswordMatchesEmail':
    'Elija una contraseña que no sea su correo electrónico.',
  'profileErrors.errorPasswordContainsThreeOrMoreConsecutiveIdenticalCharacters':
    'No use ningún carácter tres o más veces seguidas en su contraseña.',
  'profileErrors.errorInvalidCurrentPassword':
    'Esta no es su contraseña actual. Revísela y escríbala de nuevo.',
  'userInformation.emailAddressRequired': 'Escriba su correo electrónico.',
  'userInformation.emailAddressInvalid':
    'Escriba un correo electrónico como nombre@example.com, de 100 caracteres como máximo.',
  'userInformation.oldPasswordRequired': 'Escriba su contraseña actual.',
  'userInformation.oldPasswordTooShort':
    'Su contraseña actual tiene al menos {n} caracteres. Revísela.',
  'userInformation.secretAnswerRequired':
    'Una pregunta nueva necesita una respuesta nueva. Escríbala.',
  'userInformation.secretAnswerCharacters':
    'La respuesta tiene un carácter que no se puede usar. Use letras, números y espacios.',
  'userInformation.biometricsSaved': 'El inicio de sesión con su huella o su rostro se guardó.',
  'userInformation.biometricsNotUpdated':
    'El inicio de sesión con su huella o su rostro no se cambió. Inténtelo de nuevo.',
};
