// Made by packages/build/sentences
export default {
  "entering": "Iniciando su sesión…",
  "heading": "¿Es usted?",
  "question": "Está a punto de continuar como {name}.",
  "confirm": "Continuar",
  "leave": "No soy yo"
};
