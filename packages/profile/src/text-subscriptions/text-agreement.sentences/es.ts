// Made by packages/build/sentences
export default {
  "title": "Mensajes de texto",
  "titleOfPhone": "Mensajes de texto a {phone}",
  "intro": "Para recibir mensajes de texto, acepta que se los enviemos a este número.",
  "rates": "Pueden aplicarse tarifas de mensajes y datos. Responda STOP para dejar de recibir mensajes.",
  "kept": "Guardamos el texto y la fecha en su perfil.",
  "agree": "Acepto",
  "disagree": "No"
};
