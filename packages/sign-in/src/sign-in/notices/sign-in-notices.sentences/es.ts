// Made by packages/build/sentences
export default {
  "announcement": "Aviso",
  "close": "Cerrar",
  "appHeading": "Obtenga nuestra aplicación",
  "app": "Inicie sesión más rápido y administre sus cuentas con nuestra aplicación.",
  "appStore": "Descargar en el App Store",
  "playStore": "Disponible en Google Play",
  "notNow": "Ahora no"
};
