// Made by packages/build/sentences
export default {
  "heading": "Ocultar una cuenta en la web",
  "question": "{account} ya no se mostrará en este sitio web. Lo que se debe en ella sigue vigente y los pagos ya programados se realizarán igualmente.",
  "questionSaved": "{account} ya no se mostrará en este sitio web. La cuenta en sí no cambia.",
  "forGood": "Aquí no podrá volver a mostrarla. Para verla de nuevo, llámenos.",
  "confirm": "Ocultar en la web",
  "cancel": "Cancelar",
  "hidden": "{account} está oculta en la web.",
  "close": "Cerrar",
  "error": "Ocurrió un error al intentar ocultar esta cuenta en la web."
};
