// Made by packages/build/sentences
export default {
  "application": "Número de solicitud",
  "applicationPlaceholder": "Elija una solicitud",
  "applicationUnchosen": "Elija una solicitud para ver sus documentos.",
  "applicationsLoading": "Cargando sus solicitudes",
  "applicationsNone": "No se encontraron solicitudes.",
  "applicationsError": "No se pudieron cargar sus solicitudes.",
  "headingApplication": "Documentos de la solicitud {name}"
};
