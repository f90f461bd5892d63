// Made by packages/build/sentences
export default {
  "heading": "Verifique su correo electrónico",
  "sending": "Estamos enviando un código de seguridad a {email}…",
  "notSent": "Enviamos un código de seguridad a {email}. Oprima Reenviar código para recibirlo.",
  "sent": "Enviamos un código de seguridad a {email}. Ingréselo para continuar.",
  "verified": "{email} está verificado.",
  "codeLabel": "Código de seguridad",
  "codeRequired": "Se requiere un código de seguridad",
  "resend": "Reenviar código",
  "holds": "Hasta las {time} puede usar el código.",
  "resendWait": "Puede pedir un código nuevo en {time}.",
  "resendReady": "¿No llegó el correo? Pida un código nuevo.",
  "resending": "Enviando…",
  "resent": "Le enviamos un código nuevo.",
  "errorCodeExpired": "El código que ingresó ha vencido.",
  "errorMaxAttemptsReached": "Ha superado el número máximo de intentos con este código. Oprima Reenviar código para empezar de nuevo.",
  "errorInvalid": "El código de seguridad no es válido",
  "errorSendTooMany": "Se solicitaron demasiados códigos de seguridad. Espere un tiempo antes de oprimir Reenviar código otra vez o comuníquese con nosotros.",
  "error": "Algo salió mal durante la verificación del correo electrónico."
};
