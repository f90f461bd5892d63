export default {
  password: 'Contraseña nueva',
  confirmation: 'Confirme la contraseña nueva',
  required: 'Se requiere su contraseña nueva',
  mismatch: 'Sus contraseñas nuevas no coinciden.',
  submit: 'Cambiar la contraseña',
  submitting: 'Cambiando…',
};
