export default {
  stop: 'Detener todos los mensajes de texto',
  stopping: 'Deteniendo todos los mensajes de texto…',
  phoneStopped: 'Ya no se envían mensajes de texto a {phone}.',
  sendersStopped: 'Ningún remitente tiene ya activados los mensajes de texto a {phone}.',
  alertsStopped: 'Sus alertas por mensaje de texto están desactivadas.',
  again: 'Puede volver a activar los mensajes de texto en cualquier momento.',
  notStopped: 'No se pudo detener todo.',
  phoneFailed: 'Los mensajes de texto a {phone} siguen activados.',
  sendersFailed: 'Es posible que algunos remitentes sigan enviando mensajes de texto a {phone}.',
  alertsFailed: 'Sus alertas por mensaje de texto siguen activadas.',
  tryAgain: 'Intentar de nuevo',
};
