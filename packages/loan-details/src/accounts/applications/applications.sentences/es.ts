// Made by packages/build/sentences
export default {
  "none": "No se encontraron solicitudes.",
  "error": "No se pudieron cargar sus solicitudes.",
  "retry": "Intentar de nuevo",
  "columnNumber": "Número de solicitud",
  "columnStatus": "Estado",
  "columnRequested": "Monto solicitado",
  "columnApproved": "Monto aprobado",
  "columnModified": "Última modificación",
  "columnFunds": "Fondos esperados",
  "columnOffice": "Oficina"
};
