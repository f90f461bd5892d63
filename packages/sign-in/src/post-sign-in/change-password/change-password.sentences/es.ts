// Made by packages/build/sentences
export default {
  "heading": "Cambie su contraseña",
  "intro": "Le pedimos que elija una contraseña nueva antes de continuar.",
  "cancel": "Cancelar"
};
