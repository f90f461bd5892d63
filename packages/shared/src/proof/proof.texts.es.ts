export default {
  heading: 'Confirme que es usted',
  email:
    'Para proteger su cuenta, confirme que es usted antes de que cambie su correo electrónico.',
  username:
    'Para proteger su cuenta, confirme que es usted antes de que cambie su nombre de usuario.',
  password: 'Para proteger su cuenta, confirme que es usted antes de que cambie su contraseña.',
  question:
    'Para proteger su cuenta, confirme que es usted antes de que cambie su pregunta de seguridad.',
  signIn:
    'Para proteger su cuenta, confirme que es usted antes de que cambie su forma de iniciar sesión.',
  contact:
    'Para proteger su cuenta, confirme que es usted antes de que cambien su dirección o su teléfono.',
  alerts: 'Para proteger su cuenta, confirme que es usted antes de que cambien sus alertas.',
  notifications:
    'Para proteger su cuenta, confirme que es usted antes de que cambien sus notificaciones.',
  texts:
    'Para proteger su cuenta, confirme que es usted antes de que cambien sus mensajes de texto.',
  addPasskey:
    'Para proteger su cuenta, confirme que es usted antes de agregar una llave de acceso.',
  removePasskey:
    'Para proteger su cuenta, confirme que es usted antes de quitar una llave de acceso.',
  sessions:
    'Para proteger su cuenta, confirme que es usted antes de cerrar la sesión en otro dispositivo.',
  loading: 'Cargando cómo puede confirmarlo',
  passwordLabel: 'Contraseña',
  passwordRequired: 'Escriba su contraseña.',
  codeOffer: 'Enviaremos un código de seguridad a {address}.',
  yourEmail: 'su correo electrónico',
  codeSent: 'Hasta las {time} puede usar el código de seguridad que enviamos a {address}.',
  codeLabel: 'Código de seguridad',
  codeRequired: 'Se requiere un código de seguridad',
  passkeyOffer: 'Su dispositivo le pedirá su huella, su rostro o el bloqueo de pantalla.',
  usePassword: 'Usar su contraseña',
  useCode: 'Pedir código por correo',
  usePasskey: 'Usar una llave de acceso',
  confirm: 'Confirmar',
  confirming: 'Confirmando…',
  sendCode: 'Enviar código',
  waiting: 'Esperando dispositivo…',
  resend: 'Reenviar código',
  resending: 'Enviando…',
  resendWait: 'Puede pedir un código nuevo en {time}.',
  resendReady: '¿No llegó el correo? Pida un código nuevo.',
  resent: 'Le enviamos un código nuevo.',
  cancel: 'Cancelar',
  close: 'Cerrar',
  tryAgain: 'Intentar de nuevo',
  errorPassword: 'Esta no es su contraseña. Revísela e inténtelo de nuevo.',
  errorLocked:
    'Se ingresaron demasiadas contraseñas incorrectas. Espere un tiempo antes de intentarlo de nuevo.',
  errorCodeInvalid: 'El código de seguridad no es válido',
  errorCodeExpired:
    'El código que ingresó ha vencido. Oprima Reenviar código para empezar de nuevo.',
  errorMaxAttemptsReached:
    'Ha superado el número máximo de intentos con este código. Oprima Reenviar código para empezar de nuevo.',
  errorSend: 'No pudimos enviar un código. Inténtelo de nuevo.',
  errorSendUnknown: 'No recibimos respuesta. Si no llega ningún código, solicite uno nuevo.',
  errorSendTooMany:
    'Se solicitaron demasiados códigos de seguridad. Espere un tiempo antes de oprimir Reenviar código otra vez o comuníquese con nosotros.',
  errorPasskeyCancelled: 'La solicitud se canceló o tardó demasiado. Puede intentarlo de nuevo.',
  errorPasskeyExpired: 'Tardó demasiado. Use de nuevo su llave de acceso.',
  errorPasskeyFailed:
    'Su dispositivo no pudo usar una llave de acceso para esto. Inténtelo de nuevo o use otra forma.',
  errorPasskeyInvalid: 'Esta llave de acceso no pertenece a su cuenta. Use otra.',
  errorKindOffline: 'No hay conexión. Revísela e inténtelo de nuevo.',
  errorUnknown: 'No recibimos respuesta. Inténtelo de nuevo: puede hacerlo sin riesgo.',
  error: 'Esto no se confirmó. Inténtelo de nuevo.',
  errorLoad: 'No se pudo cargar cómo puede confirmarlo.',
  unavailable: 'Por el momento esto no se puede cambiar aquí. Llámenos.',
  unavailableAt: 'Por el momento esto no se puede cambiar aquí. Llámenos al {phone}.',
};
