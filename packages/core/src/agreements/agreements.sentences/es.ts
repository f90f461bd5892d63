// Made by packages/build/sentences
export default {
  "agree": "Acepto: {name}",
  "open": "Leer: {name}",
  "openFirst": "Ábralo primero; después podrá aceptarlo.",
  "accept": "Acepto",
  "cancel": "Cancelar",
  "unavailable": "En este momento no se puede mostrar «{name}», así que aquí no lo puede aceptar. Inténtelo más tarde o llámenos.",
  "tryAgain": "Intentar de nuevo",
  "errorNotAgreed": "Debe aceptar: {name}",
  "errorNotOpened": "Debe hacer clic en el enlace, leer «{name}» y después volver y aceptar"
};
