// Made by packages/build/sentences
export default {
  "missing": "No se pudieron cargar su dirección y sus números de teléfono.",
  "tryAgain": "Intentar de nuevo",
  "phone1": "Teléfono 1",
  "phone2": "Teléfono 2",
  "phonePlaceholder": "No indicado",
  "phoneRequired": "Se requiere un número de teléfono.",
  "phoneInvalid": "El número de teléfono no es válido. Se requiere un número de 10 dígitos.",
  "phoneNoPrimary": "Elija el número al que llamar primero.",
  "phone1Primary": "Llamar primero al teléfono 1",
  "phone2Primary": "Llamar primero al teléfono 2",
  "phone1Texts": "Mensajes de texto al teléfono 1",
  "phone2Texts": "Mensajes de texto al teléfono 2",
  "chooseTexts1": "Elegir mensajes al teléfono 1",
  "chooseTexts2": "Elegir mensajes al teléfono 2",
  "needsNumber": "Primero necesita un número",
  "agreementFailed": "Hubo un error al actualizar el acuerdo.",
  "textAlertsFailed": "Sus números de teléfono se guardaron, pero no pudimos terminar de desactivar sus alertas por mensaje de texto.",
  "requestChange": "Pedirnos un cambio de sus datos de contacto",
  "errorContainsPOBox": "La dirección física no puede contener un apartado postal.",
  "errorProofRequired": "Sus cambios no se guardaron porque no confirmó que es usted. Inténtelo de nuevo.",
  "error": "Hubo un error al guardar los cambios de sus datos."
};
