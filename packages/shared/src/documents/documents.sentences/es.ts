// Made by packages/build/sentences
export default {
  "loading": "Cargando los documentos",
  "none": "No hay documentos cargados",
  "error": "No se puede conectar con el servicio para obtener los documentos",
  "tryAgain": "Intentar de nuevo",
  "refresh": "Actualizar",
  "new": "Nuevo",
  "added": "{format}, agregado el {date}",
  "otherFormat": "Archivo",
  "openFailed": "No se pudo abrir el documento. Inténtelo de nuevo.",
  "openBlocked": "Su navegador no abrió una ventana nueva. Permita ventanas nuevas en este sitio e inténtelo de nuevo.",
  "disclaimer": "Nuestro personal que lo atiende puede ver los documentos que usted agrega.",
  "addHeading": "Agregar documentos"
};
