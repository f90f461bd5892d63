// Made by packages/build/sentences
export default {
  "viewerLoading": "Cargando el documento",
  "viewerFailed": "El documento no se puede mostrar aquí. Puede abrirlo en una ventana nueva.",
  "openInNewWindow": "Abrir en una ventana nueva",
  "close": "Cerrar"
};
