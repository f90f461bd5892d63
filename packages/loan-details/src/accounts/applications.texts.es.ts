export default {
  heading: 'Solicitudes',
  loading: 'Cargando sus solicitudes',
  none: 'No se encontraron solicitudes.',
  error: 'Error',
  columnNumber: 'Número de solicitud',
  columnStatus: 'Estado',
  columnRequested: 'Monto solicitado',
  columnApproved: 'Monto aprobado',
  columnModified: 'Última modificación',
  columnFunds: 'Fondos esperados',
  columnOffice: 'Oficina',
};
