// Made by packages/build/sentences
export default {
  "heading": "Solicitar un préstamo",
  "notice": "La solicitud se abre en una pestaña nueva. Aquí su sesión sigue abierta.",
  "continue": "Continuar a la solicitud",
  "cancel": "Cancelar"
};
