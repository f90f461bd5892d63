// Made by packages/build/sentences
export default {
  "userName": "Nombre de usuario",
  "userNamePlaceholder": "Nombre de usuario",
  "userNameHint": "Elíjalo primero; después elija una contraseña.",
  "password": "Contraseña",
  "passwordPlaceholder": "Contraseña",
  "confirmation": "Confirmar contraseña",
  "confirmationPlaceholder": "Confirmar contraseña",
  "agreements": "Acuerdos",
  "create": "Crear cuenta",
  "success": "Su cuenta ha sido creada.",
  "signingIn": "Ya está registrado. Estamos iniciando su sesión…",
  "toLogin": "Volver al inicio de sesión"
};
