// Made by packages/build/sentences
export default {
  "heading": "Dónde ha iniciado sesión",
  "purpose": "Cierre lo que no conozca y después cambie su contraseña.",
  "loading": "Cargando dónde ha iniciado sesión",
  "loadError": "No se pudo cargar dónde ha iniciado sesión.",
  "retry": "Intentar de nuevo",
  "unknownDevice": "Navegador desconocido",
  "current": "Este",
  "now": "ahora",
  "newPlace": "Lugar nuevo:",
  "signOut": "Cerrar sesión",
  "signedOut": "Se cerró la sesión en {device}.",
  "devicesHeading": "Dispositivos sin código de seguridad",
  "devicesPurpose": "Al iniciar sesión en ellos no se pide un código de seguridad.",
  "trustedUntil": "Hasta el {date}",
  "forget": "Volver a pedir un código",
  "forgotten": "En {device} se volverá a pedir un código de seguridad.",
  "endOthers": "Cerrar sesión en todos los demás",
  "endedOthers": "Se cerró la sesión en todos los demás y en los otros dispositivos se pedirá un código.",
  "history": "Inicios de sesión recientes",
  "errorProofRequired": "No se hizo porque no confirmó que es usted. Inténtelo de nuevo.",
  "error": "No se pudo hacer. Inténtelo de nuevo."
};
