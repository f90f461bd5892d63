export default {
  signedInAs: 'Sesión iniciada como {name}',
  logOut: 'Cerrar sesión',
  signIn: 'Iniciar sesión',
};
