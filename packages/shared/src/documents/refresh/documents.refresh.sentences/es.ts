// Made by packages/build/sentences
export default {
  "refreshFailed": "Ocurrió un error al intentar actualizar la lista de documentos",
  "refreshed": "La lista de documentos está actualizada.",
  "refreshedWithNew": "La lista de documentos está actualizada. Nuevos: {names}."
};
