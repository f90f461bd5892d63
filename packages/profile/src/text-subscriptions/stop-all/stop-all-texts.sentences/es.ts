// Made by packages/build/sentences
export default {
  "stop": "Detener todos los mensajes de texto",
  "stopping": "Deteniendo todos los mensajes de texto…",
  "phoneStopped": "Ya no se envían mensajes de texto a {phone}.",
  "sendersStopped": "Ningún remitente tiene ya activados los mensajes de texto a {phone}.",
  "alertsStopped": "Sus alertas por mensaje de texto están desactivadas.",
  "again": "Puede volver a activar los mensajes de texto en cualquier momento.",
  "notStopped": "No se pudo detener todo.",
  "notProven": "No confirmó que es usted.",
  "phoneFailed": "Los mensajes de texto a {phone} siguen activados.",
  "phoneUnsure": "Es posible que los mensajes de texto al {phone} sigan activos.",
  "sendersFailed": "Es posible que algunos remitentes sigan enviando mensajes de texto a {phone}.",
  "alertsFailed": "Sus alertas por mensaje de texto siguen activadas.",
  "alertsUnsure": "Es posible que sus alertas por mensaje de texto sigan activas.",
  "tryAgain": "Intentar de nuevo",
  "undo": "Deshacer",
  "undoing": "Deshaciendo…",
  "restored": "Los mensajes de texto están activados de nuevo, como antes.",
  "notRestored": "No se pudo volver a activar todo. Revise los mensajes de texto de cada teléfono."
};
