// Made by packages/build/sentences
export default {
  "year": "Año",
  "loading": "Cargando los estados de cuenta",
  "empty": "No se encontraron estados de cuenta electrónicos de esta cuenta para el año seleccionado.",
  "error": "No se pudieron cargar los estados de cuenta de {year}.",
  "tryAgain": "Intentar de nuevo",
  "open": "Abrir",
  "openLabel": "el estado de cuenta de {date} (se abre en una ventana nueva)",
  "openFailed": "No se pudo abrir el estado de cuenta. Inténtelo de nuevo.",
  "openBlocked": "Su navegador no abrió una ventana nueva. Permita ventanas nuevas en este sitio e inténtelo de nuevo.",
  "redirectTitle": "Su estado de cuenta está en otro sitio web",
  "redirectLoading": "Buscando el estado de cuenta",
  "redirectTo": "El estado de cuenta de {date} se abre en {host}, en una ventana nueva. Aquí su sesión sigue abierta.",
  "redirectContinue": "Continuar a {host}",
  "redirectWait": "Continuar",
  "cancel": "Cancelar"
};
