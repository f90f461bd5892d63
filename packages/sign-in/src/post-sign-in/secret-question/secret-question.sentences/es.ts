// Made by packages/build/sentences
export default {
  "heading": "Configure una pregunta secreta",
  "intro": "Si olvida su contraseña, la respuesta nos muestra que es usted.",
  "question": "Pregunta secreta",
  "choose": "Seleccione una pregunta",
  "answer": "Respuesta secreta",
  "answerHint": "Letras sin acento, números, espacios y . , ' ? ! & -",
  "submit": "Guardar",
  "submitting": "Guardando…",
  "cancel": "Cancelar",
  "questionRequired": "Seleccione una pregunta",
  "answerRequired": "Se requiere la respuesta secreta.",
  "answerCharacters": "La respuesta secreta contiene caracteres no válidos",
  "error": "Ocurrió un error. Inténtelo de nuevo más tarde.",
  "noQuestions": "No hay preguntas para elegir. Llámenos para terminar de iniciar sesión."
};
