export default {
  error: 'Ocurrió un error al restablecer su contraseña. Inténtelo de nuevo.',
  errorError: 'No se pudo cambiar su contraseña. Inténtelo de nuevo en unos minutos.',
  errorKindServer:
    'Nuestros sistemas no pueden cambiar su contraseña en este momento. Inténtelo más tarde.',
  errorExpired: 'Este enlace para cambiar su contraseña ya no es válido. Solicite uno nuevo.',
  errorChooseDifferentPassword: 'Elija una contraseña diferente.',
  errorPasswordTooShort: 'Su contraseña es demasiado corta.',
  errorPasswordSameAsLogin: 'Su contraseña debe ser diferente de su nombre de usuario.',
  errorPasswordSameAsSSN: 'Su contraseña debe ser diferente de su número de Seguro Social.',
  errorPasswordNeedsLetterNumber: 'Su contraseña necesita una letra y un número.',
  errorReusedPassword: 'Ya usó esta contraseña antes. Elija otra.',
  errorPasswordMissingCapitalLetter: 'Su contraseña necesita una letra mayúscula.',
  errorPasswordMissingLowercaseLetter: 'Su contraseña necesita una letra minúscula.',
  errorPasswordMissingLetter: 'Su contraseña necesita una letra.',
  errorPasswordMissingNumber: 'Su contraseña necesita un número.',
  errorPasswordMissingSpecialCharacter: 'Su contraseña necesita un carácter especial.',
  errorPasswordEqualsPortionOfLogon: 'Su contraseña no debe ser una parte de su nombre de usuario.',
  errorPasswordMatchesEmail: 'Su contraseña debe ser diferente de su correo electrónico.',
  errorPasswordContainsThreeOrMoreConsecutiveIdenticalCharacters:
    'Su contraseña no debe tener el mismo carácter tres o más veces seguidas.',
};
