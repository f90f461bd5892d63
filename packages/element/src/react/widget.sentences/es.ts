// Made by packages/build/sentences
export default {
  "cannotStart": "No se pudo cargar esta parte de la página.",
  "tryAgain": "Intentar de nuevo",
  "reload": "Volver a cargar la página",
  "loaded": "Cargado: {heading}",
  "newWindow": "(se abre en una ventana nueva)",
  "notOpened": "No se pudo abrir. Inténtelo de nuevo."
};
