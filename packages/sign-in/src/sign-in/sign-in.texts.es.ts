import type { SignInTextKey } from './sign-in.texts';

const spanish: Record<SignInTextKey, string> = {
  heading: 'Iniciar sesión',
  usernameLabel: 'Nombre de usuario',
  usernamePlaceholder: 'Nombre de usuario',
  usernameRequired: 'Debe ingresar un nombre de usuario',
  passwordLabel: 'Contraseña',
  passwordPlaceholder: 'Contraseña',
  passwordRequired: 'Debe ingresar una contraseña',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  logIn: 'Iniciar sesión',
  loggingIn: 'Iniciando sesión…',
  quickSignIn: 'Inicio de sesión rápido',
  createAccount: 'Crear una cuenta',
  cantSignIn: '¿No puede iniciar sesión?',
  faq: 'Preguntas frecuentes',
  recover: 'Restablecer su contraseña',
  sessionExpired: '¡Su sesión ha expirado!',
  unauthorized: 'No autorizado',
  signingIn: 'Estamos iniciando su sesión…',
  signedIn: 'Usted inició sesión.',
  toAccounts: 'Ir a sus cuentas',
  offlineHeading: 'Fuera de servicio por mantenimiento',
  offline:
    'El acceso en línea está fuera de servicio por mantenimiento. Inténtelo de nuevo en unos minutos.',
  stillOffline: 'Seguimos fuera de servicio por mantenimiento. Inténtelo de nuevo un poco más tarde.',
  retry: 'Reintentar',
  checking: 'Verificando…',
  errorMaxAttemptsReached: 'Ha superado el número máximo de intentos de inicio de sesión',
  errorInvalid: 'El nombre de usuario o la contraseña no son válidos.',
  errorRestricted:
    'Ocurrió un error al validar sus credenciales. Comuníquese con su institución.',
  errorMFANoEmail:
    'No hay un correo electrónico asociado a esta cuenta. Comuníquese con su institución para registrar uno.',
  error: 'No autorizado.',
};

export default spanish;
