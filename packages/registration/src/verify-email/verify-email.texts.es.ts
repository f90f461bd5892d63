export default {
  heading: 'Verificación del correo electrónico',
  verifying: 'Estamos verificando su correo electrónico…',
  verified: 'Su correo electrónico está verificado.',
  errorNoData:
    'No pudimos verificar su cuenta. Comuníquese con su sucursal local para recibir ayuda.',
  error:
    'Ocurrió un error al activar su cuenta. Comuníquese con su sucursal local para recibir ayuda.',
  toLogin: 'Ir al inicio de sesión',
};
