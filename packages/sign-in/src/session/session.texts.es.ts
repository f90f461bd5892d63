export default {
  signedInAs: 'Sesión iniciada como {name}',
  logOut: 'Cerrar sesión',
  loggingOut: 'Cerrando sesión…',
  signIn: 'Iniciar sesión',
};
