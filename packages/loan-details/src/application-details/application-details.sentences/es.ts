// Made by packages/build/sentences
export default {
  "signedOut": "Inicie sesión para ver su solicitud.",
  "signIn": "Iniciar sesión",
  "loading": "Cargando su solicitud",
  "heading": "Solicitud {number}",
  "statusIs": "Estado: {status}",
  "applicant": "Solicitante",
  "documents": "Documentos",
  "errorNotLoaded": "No se pudo cargar su solicitud.",
  "errorNotRefreshed": "Es posible que lo que ve aquí haya cambiado.",
  "toDashboard": "Todas las cuentas y solicitudes"
};
