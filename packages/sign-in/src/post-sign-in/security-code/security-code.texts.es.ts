export default {
  heading: 'Revise su correo electrónico',
  sent: 'Hasta las {time} puede usar el código de seguridad que enviamos a {address}.',
  yourEmail: 'su correo electrónico',
  codeLabel: 'Código de seguridad',
  codeRequired: 'Se requiere un código de seguridad',
  trustDevice: 'Confiar en este dispositivo',
  trustDeviceHint: 'No le pediremos un código en este dispositivo durante 90 días.',
  validate: 'Validar',
  validating: 'Validando…',
  resend: 'Reenviar código',
  resendWait: 'Puede pedir un código nuevo en {time}.',
  resendReady: '¿No llegó el correo? Pida un código nuevo.',
  resending: 'Enviando…',
  resent: 'Le enviamos un código nuevo.',
  cancel: 'Cancelar',
  errorCodeExpired:
    'El código que ingresó ha vencido. Oprima Reenviar código para empezar de nuevo.',
  errorMaxAttemptsReached:
    'Ha superado el número máximo de intentos con este código. Oprima Reenviar código para empezar de nuevo.',
  errorInvalid: 'El código de seguridad no es válido',
  errorResend: 'No pudimos enviar un código nuevo. Oprima Reenviar código otra vez.',
  errorResendUnconfirmed:
    'No recibimos respuesta, así que es posible que un código nuevo esté en camino. Escriba el código más reciente que reciba o presione Reenviar código otra vez.',
  errorResendTooMany:
    'Se solicitaron demasiados códigos de seguridad. Espere un tiempo antes de oprimir Reenviar código otra vez o comuníquese con nosotros.',
  error: 'Ocurrió un error durante la validación.',
};
