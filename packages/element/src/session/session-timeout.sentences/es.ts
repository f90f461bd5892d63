// Made by packages/build/sentences
export default {
  "title": "¡Su sesión está a punto de expirar!",
  "message": "Se cerrará su sesión en {time}.",
  "resume": "Continuar"
};
