// Made by packages/build/sentences
export default {
  "heading": "Cerrar sesión",
  "question": "¿Seguro que desea cerrar la sesión?",
  "cancel": "Cancelar",
  "logOut": "Cerrar sesión",
  "unsavedQuestion": "Hay cambios sin guardar en la página. ¿Seguro que desea continuar?",
  "no": "No",
  "yes": "Sí"
};
