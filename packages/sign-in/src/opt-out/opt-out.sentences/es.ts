// Made by packages/build/sentences
export default {
  "logoAlternative": "Logotipo",
  "heading": "Notificaciones por correo electrónico",
  "text": "Oprima el botón si ya no desea recibir notificaciones por correo electrónico.",
  "optOut": "No recibir más",
  "sending": "Un momento…",
  "success": "Usted ya no recibirá notificaciones. El cambio puede tardar hasta 24 horas en hacerse efectivo.",
  "error": "Hubo un problema al actualizar sus preferencias de correo electrónico. Inténtelo de nuevo."
};
