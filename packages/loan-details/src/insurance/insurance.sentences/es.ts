// Made by packages/build/sentences
export default {
  "heading": "Seguros de este préstamo",
  "loading": "Cargando los seguros",
  "columnType": "Tipo",
  "columnCovers": "Cobertura",
  "columnPremium": "Prima",
  "individual": "Individual",
  "joint": "Conjunta",
  "none": "Ninguna",
  "nothing": "No se encontraron seguros.",
  "error": "Ocurrió un error al cargar la información de los seguros",
  "retry": "Intentar de nuevo",
  "close": "Cerrar"
};
