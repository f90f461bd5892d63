export default {
  heading: 'Falta un paso más',
  validateSsn: 'Su institución necesita verificar su número de Seguro Social.',
  changePassword: 'Su institución necesita que cambie su contraseña.',
  secretQuestion: 'Su institución necesita que configure una pregunta secreta.',
  agreements: 'Su institución tiene acuerdos que usted debe aceptar.',
  securityCode: 'Su institución necesita enviarle un código de seguridad.',
  contact:
    'Este paso no se puede completar aquí. Comuníquese con su institución para terminar de iniciar sesión.',
  back: 'Volver al inicio de sesión',
};
