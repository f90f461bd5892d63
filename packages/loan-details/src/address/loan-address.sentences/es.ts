// Made by packages/build/sentences
export default {
  "change": "Cambiar",
  "noAddress": "No hay ninguna dirección postal.",
  "save": "Guardar",
  "cancel": "Cancelar",
  "saved": "Dirección guardada",
  "closed": "La dirección de un préstamo cerrado no puede cambiarse.",
  "correctErrors": "No se pudieron guardar los cambios; corrija primero los errores",
  "error": "Hubo un problema al guardar los cambios. Revise sus datos e inténtelo de nuevo"
};
