// Made by packages/build/sentences
export default {
  "error": "Ocurrió un error al restablecer su contraseña. Inténtelo de nuevo.",
  "errorNotSent": "No pudimos conectarnos con el servicio, así que su contraseña sigue siendo la misma. Inténtelo de nuevo.",
  "errorUnconfirmed": "No recibimos respuesta, así que es posible que su contraseña haya cambiado. Para saberlo, inicie sesión con la contraseña nueva. Si no se acepta, pida un enlace nuevo.",
  "errorError": "No se pudo cambiar su contraseña. Inténtelo de nuevo en unos minutos.",
  "errorKindServer": "Nuestros sistemas tuvieron un problema, así que es posible que su contraseña haya cambiado. Para saberlo, inicie sesión con la contraseña nueva. Si no se acepta, inténtelo más tarde.",
  "errorExpired": "Este enlace para cambiar su contraseña ya no es válido. Solicite uno nuevo.",
  "errorChooseDifferentPassword": "Elija una contraseña diferente.",
  "errorPasswordTooShort": "Su contraseña es demasiado corta.",
  "errorPasswordSameAsLogin": "Su contraseña debe ser diferente de su nombre de usuario.",
  "errorPasswordSameAsSSN": "Su contraseña debe ser diferente de su número de Seguro Social.",
  "errorPasswordNeedsLetterNumber": "Su contraseña necesita una letra y un número.",
  "errorReusedPassword": "Ya usó esta contraseña antes. Elija otra.",
  "errorPasswordMissingCapitalLetter": "Su contraseña necesita una letra mayúscula.",
  "errorPasswordMissingLowercaseLetter": "Su contraseña necesita una letra minúscula.",
  "errorPasswordMissingLetter": "Su contraseña necesita una letra.",
  "errorPasswordMissingNumber": "Su contraseña necesita un número.",
  "errorPasswordMissingSpecialCharacter": "Su contraseña necesita un carácter especial.",
  "errorPasswordEqualsPortionOfLogon": "Su contraseña no debe ser una parte de su nombre de usuario.",
  "errorPasswordMatchesEmail": "Su contraseña debe ser diferente de su correo electrónico.",
  "errorPasswordContainsThreeOrMoreConsecutiveIdenticalCharacters": "Su contraseña no debe tener el mismo carácter tres o más veces seguidas."
};
