// Made by packages/build/sentences
export default {
  "heading": "Ingrese su contraseña nueva",
  "password": "Contraseña nueva",
  "passwordRequired": "Ingrese una contraseña",
  "passwordTooShort": "La contraseña debe tener al menos {n} caracteres.",
  "passwordTooShortDefault": "La contraseña debe tener al menos {n} caracteres",
  "passwordTooLong": "La contraseña debe tener 128 caracteres como máximo.",
  "passwordNeedsLetterAndNumber": "La contraseña debe tener una letra y un número.",
  "confirmation": "Confirme la contraseña",
  "confirmationRequired": "Confirme su contraseña",
  "confirmationMismatch": "Las contraseñas no coinciden",
  "missing": "Ingrésela igual en ambos campos.",
  "submit": "Enviar",
  "submitting": "Enviando…",
  "error": "No pudimos activar su cuenta. Comuníquese con {service}, de lunes a viernes, de 8:30 a. m. a 7:30 p. m., hora del Este.",
  "errorUnconfirmed": "No recibimos respuesta, así que es posible que su cuenta esté activada. Intente iniciar sesión con su contraseña nueva. Si no funciona, comuníquese con {service}, de lunes a viernes, de 8:30 a. m. a 7:30 p. m., hora del Este.",
  "errorChooseDifferentPassword": "Elija una contraseña diferente.",
  "errorRestricted": "Su cuenta se activó, pero por ahora está restringida. Comuníquese con {service}, de lunes a viernes, de 8:30 a. m. a 7:30 p. m., hora del Este.",
  "errorLogonNameTaken": "Ya existe un usuario con este nombre. Inicie sesión o comuníquese con {service}, de lunes a viernes, de 8:30 a. m. a 7:30 p. m., hora del Este.",
  "service": "servicio al cliente",
  "serviceAt": "servicio al cliente al {phone}",
  "toLogin": "Iniciar sesión"
};
