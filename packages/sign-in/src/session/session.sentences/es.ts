// Made by packages/build/sentences
export default {
  "signedInAs": "Sesión de {name}",
  "logOut": "Cerrar sesión",
  "signIn": "Iniciar sesión"
};
