// Made by packages/build/sentences
export default {
  "heading": "Cambios sin guardar",
  "question": "Hay cambios sin guardar en la página, ¿seguro que desea continuar?",
  "no": "No",
  "yes": "Sí"
};
