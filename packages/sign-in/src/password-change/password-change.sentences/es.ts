// Made by packages/build/sentences
export default {
  "heading": "Debe cambiar su contraseña",
  "checking": "Comprobando su enlace…",
  "unchecked": "No pudimos comprobar su enlace. No se ha perdido nada: inténtelo de nuevo en un momento.",
  "tryAgain": "Intentar de nuevo",
  "expired": "El enlace para restablecer la contraseña ha vencido.",
  "backToLogin": "Volver a iniciar sesión",
  "changedHeading": "Contraseña cambiada",
  "changed": "Su contraseña se ha cambiado. Inicie sesión con ella para continuar.",
  "submit": "Enviar"
};
