export default {
  logoAlternative: 'Logotipo',
  backToLogin: 'Volver al inicio de sesión',
};
