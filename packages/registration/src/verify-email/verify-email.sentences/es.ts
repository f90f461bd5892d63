// Made by packages/build/sentences
export default {
  "heading": "Verificación del correo electrónico",
  "verifying": "Estamos verificando su correo electrónico…",
  "verified": "Su correo electrónico está verificado.",
  "errorNoData": "No pudimos verificar su cuenta. Comuníquese con su sucursal local para recibir ayuda.",
  "error": "Ocurrió un error al activar su cuenta. Comuníquese con su sucursal local para recibir ayuda.",
  "unanswered": "No hubo respuesta. Es posible que su enlace aún sea válido: inténtelo de nuevo en un momento.",
  "tryAgain": "Intentar de nuevo",
  "toLogin": "Ir al inicio de sesión"
};
