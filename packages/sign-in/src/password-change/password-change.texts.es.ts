export default {
  heading: 'Debe cambiar su contraseña',
  checking: 'Comprobando su enlace…',
  expired: 'El enlace para restablecer la contraseña ha vencido.',
  backToLogin: 'Volver a iniciar sesión',
  changedHeading: 'Contraseña cambiada',
  changed: 'Su contraseña se ha cambiado. Inicie sesión con ella para continuar.',
  submit: 'Enviar',
};
