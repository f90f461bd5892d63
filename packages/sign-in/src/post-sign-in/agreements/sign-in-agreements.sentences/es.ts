// Made by packages/build/sentences
export default {
  "heading": "Acuerdos",
  "intro": "Lea y acepte lo siguiente antes de continuar.",
  "submit": "Continuar",
  "submitting": "Guardando…",
  "cancel": "Cancelar",
  "notAll": "Debe seleccionar todos los acuerdos",
  "error": "Ocurrió un error al guardar los cambios de los acuerdos."
};
