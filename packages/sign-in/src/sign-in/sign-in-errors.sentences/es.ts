// Made by packages/build/sentences
export default {
  "signedOut": "Ha cerrado la sesión.",
  "sessionExpired": "¡Su sesión ha expirado!",
  "unauthorized": "No autorizado",
  "singleSignOnFailed": "El inicio de sesión único no pudo iniciar su sesión. Iníciela aquí.",
  "errorMaxAttemptsReached": "Ha superado el número máximo de intentos de inicio de sesión",
  "errorInvalid": "El nombre de usuario o la contraseña no son válidos.",
  "errorRestricted": "Ocurrió un error al validar sus credenciales. Comuníquese con su institución.",
  "errorMFANoEmail": "No hay un correo electrónico asociado a esta cuenta. Comuníquese con su institución para registrar uno.",
  "errorPasskeyInvalid": "Esta llave de acceso no sirve para iniciar sesión aquí. Use su nombre de usuario y contraseña.",
  "errorPasskeyExpired": "Tardó demasiado. Vuelva a usar su llave de acceso.",
  "error": "No autorizado.",
  "recover": "Restablecer su contraseña"
};
