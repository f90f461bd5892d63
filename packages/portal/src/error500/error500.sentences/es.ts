// Made by packages/build/sentences
export default {
  "heading": "En este momento no podemos acceder a sus cuentas",
  "message": "No se ha perdido nada de lo que ha hecho. Inténtelo de nuevo en un momento.",
  "tryAgain": "Intentar de nuevo"
};
