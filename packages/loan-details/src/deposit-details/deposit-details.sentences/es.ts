// Made by packages/build/sentences
export default {
  "signedOut": "Inicie sesión para ver su cuenta.",
  "signIn": "Iniciar sesión",
  "loading": "Cargando su cuenta",
  "history": "Historial",
  "loadingSection": "Cargando",
  "error": "Ocurrió un error al intentar obtener la información de la cuenta",
  "retry": "Intentar de nuevo",
  "toDashboard": "Todas las cuentas",
  "unnamed": "Cuenta",
  "balance": "Saldo",
  "available": "Saldo disponible",
  "rate": "Tasa",
  "status": "Estado",
  "statusClosed": "Cerrada",
  "nameOnAccount": "Titular de la cuenta",
  "hideHeading": "Ocultar esta cuenta",
  "hideNote": "Desaparece de este sitio web. La cuenta en sí no cambia.",
  "hide": "Ocultar en la web",
  "statements": "Estados de cuenta electrónicos",
  "statementsError": "No se pudieron cargar los estados de cuenta."
};
