// Made by packages/build/sentences
export default {
  "keys": "Las teclas de flecha mueven el mapa, o pasan de una sucursal a la siguiente. Intro muestra una sucursal en la lista.",
  "pin": "{name}, {city}",
  "zoomIn": "Acercar",
  "zoomOut": "Alejar",
  "showAll": "Mostrar todas las sucursales",
  "scale": "{miles} mi",
  "outline": "Contorno simplificado de los estados"
};
