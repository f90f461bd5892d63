// Made by packages/build/sentences
export default {
  "greeting": "Hola, {name}",
  "more": "Más",
  "pay": "Pagar",
  "callUs": "Llámenos",
  "writeToUs": "Escríbanos",
  "sendMessage": "Enviar un mensaje",
  "offices": "Oficinas",
  "findOffice": "Buscar una oficina"
};
