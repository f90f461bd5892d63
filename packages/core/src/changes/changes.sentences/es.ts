// Made by packages/build/sentences
export default {
  "notSent": "No pudimos conectarnos con el servicio, así que no se envió nada. Inténtelo de nuevo.",
  "notSoFar": "No recibimos respuesta, y hasta ahora no se ha hecho. Puede intentarlo de nuevo sin riesgo.",
  "unconfirmed": "No recibimos respuesta, así que no sabemos si se hizo. Puede intentarlo de nuevo sin riesgo."
};
