// Made by packages/build/sentences
export default {
  "heading": "Inicie sesión más rápido",
  "offer": "¿Desea usar su huella digital o su rostro para iniciar sesión en este dispositivo?",
  "enable": "Activar",
  "enabling": "Activando…",
  "notNow": "Ahora no",
  "failed": "No se pudo activar el inicio de sesión biométrico. Puede intentarlo de nuevo en su perfil."
};
