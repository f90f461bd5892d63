// Made by packages/build/sentences
export default {
  "save": "Guardar",
  "cancel": "Cancelar",
  "saving": "Guardando…",
  "saved": "Guardado",
  "check": "Antes de guardar, revise: {fields}.",
  "correctErrors": "No se pudieron guardar los cambios; corrija primero los errores"
};
