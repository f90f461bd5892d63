// Made by packages/build/sentences
export default {
  "applyForLoan": "Solicitar un préstamo",
  "addEmail": "Agregue una dirección de correo electrónico en la pestaña Perfil.",
  "previousLogin": "Último inicio de sesión: {date} desde {ip}"
};
