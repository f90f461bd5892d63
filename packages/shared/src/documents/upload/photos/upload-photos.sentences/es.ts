// Made by packages/build/sentences
export default {
  "pages": "Páginas: {count}",
  "page": "Página {page}",
  "earlier": "Mover adelante",
  "later": "Mover atrás",
  "remove": "Quitar",
  "addPage": "Agregar una página",
  "makePdf": "Hacer un solo PDF",
  "startAgain": "Empezar de nuevo",
  "unreadable": "No se puede leer la página {page}. Quítela y tome la foto otra vez.",
  "fileName": "Fotos {date}"
};
