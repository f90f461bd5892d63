export default {
  heading: 'Recupere su nombre de usuario o contraseña',
  intro: 'Díganos quién es. Le enviaremos un correo para que elija una contraseña nueva.',
  email: 'Correo electrónico',
  emailRequired: 'El correo electrónico es obligatorio',
  emailInvalid: 'El correo electrónico no es válido',
  dateOfBirth: 'Fecha de nacimiento',
  dateOfBirthHint: 'MM/DD/AAAA',
  dateOfBirthRequired: 'La fecha de nacimiento es obligatoria',
  dateOfBirthInvalid: 'La fecha no es válida',
  zipCode: 'Código postal',
  zipCodeRequired: 'El código postal es obligatorio',
  zipCodeInvalid: 'El código postal debe tener 5 dígitos',
  branch: 'Número de sucursal',
  branchRequired: 'El número de sucursal es obligatorio',
  branchInvalid: 'El número de sucursal debe tener de 1 a 4 dígitos',
  missing: 'Para continuar, ingrese: {fields}',
  continue: 'Continuar',
  continuing: 'Un momento…',
  answerHeading: 'Su pregunta secreta',
  answer: 'Respuesta secreta',
  answerRequired: 'La respuesta secreta es obligatoria',
  successHeading: 'Revise su correo electrónico',
  success: '¡Listo! Su nombre de usuario es: {logonName}.',
  successMail:
    'En breve recibirá un correo electrónico con instrucciones para restablecer su contraseña.',
  returnToLogin: 'Volver a iniciar sesión',
  error: 'Ocurrió un error al validar su identidad; revise sus datos e inténtelo de nuevo.',
  errorError500: 'Ocurrió un error al validar su identidad; comuníquese con su institución.',
  errorUnconfirmed:
    'No recibimos respuesta. Si recibe un correo electrónico nuestro, use su enlace. Si no, inténtelo de nuevo.',
  errorRecoveryMaxAttempts:
    'Ha alcanzado el número máximo de intentos de recuperación por ahora. Espere un momento antes de volver a intentarlo.',
  errorRecoveryFailed:
    'No se pudieron recuperar sus credenciales; verifique sus datos o comuníquese con su sucursal.',
  errorBadQuestion:
    'No se pudieron recuperar sus credenciales. Ocurrió un error al obtener su pregunta secreta.',
};
