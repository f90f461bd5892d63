// Made by packages/build/sentences
export default {
  "heading": "Preguntas frecuentes",
  "sections": "Secciones",
  "selectSection": "Elija una sección",
  "security": "Seguridad",
  "account": "Cuenta",
  "rates": "Tasas",
  "holidays": "Días feriados",
  "general": "General",
  "empty": "Aquí todavía no hay preguntas y respuestas."
};
