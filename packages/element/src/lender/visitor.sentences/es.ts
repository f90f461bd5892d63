// Made by packages/build/sentences
export default {
  "logoAlternative": "Logotipo",
  "backToLogin": "Volver al inicio de sesión"
};
