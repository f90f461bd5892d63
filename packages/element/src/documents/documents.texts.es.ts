export default {
  loading: 'Cargando los documentos',
  none: 'No hay documentos cargados',
  error: 'No se puede conectar con el servicio para obtener los documentos',
  tryAgain: 'Intentar de nuevo',
  refresh: 'Actualizar',
  refreshFailed: 'Ocurrió un error al intentar actualizar la lista de documentos',
  refreshed: 'La lista de documentos está actualizada.',
  refreshedWithNew: 'La lista de documentos está actualizada. Nuevos: {names}.',
  new: 'Nuevo',
  added: '{format}, agregado el {date}',
  otherFormat: 'Archivo',
  inNewWindow: '(se abre en una ventana nueva)',
  openFailed: 'No se pudo abrir el documento. Inténtelo de nuevo.',
  openBlocked:
    'Su navegador no abrió una ventana nueva. Permita ventanas nuevas en este sitio e inténtelo de nuevo.',
  disclaimer:
    'Las personas de su institución financiera que lo atienden pueden ver los documentos que usted agrega.',
  addHeading: 'Agregar documentos',
  viewerLoading: 'Cargando el documento',
  viewerFailed: 'El documento no se puede mostrar aquí. Puede abrirlo en una ventana nueva.',
  openInNewWindow: 'Abrir en una ventana nueva',
  close: 'Cerrar',
};
