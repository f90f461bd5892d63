// Made by packages/build/sentences
export default {
  "placeOfBirth": "Lugar de nacimiento",
  "placeOfBirthRequired": "Se requiere el lugar de nacimiento.",
  "driversLicense": "Licencia de conducir",
  "driversLicenseRequired": "Se requiere la licencia de conducir.",
  "mothersMaiden": "Apellido de soltera de su madre",
  "mothersMaidenRequired": "Se requiere el apellido de soltera de su madre.",
  "tooLong": "Ingrese 100 caracteres como máximo.",
  "question": "Pregunta de seguridad",
  "questionPlaceholder": "Seleccione una pregunta",
  "questionRequired": "Seleccione una pregunta",
  "answer": "Respuesta secreta",
  "answerPlaceholder": "Para recuperar la contraseña",
  "answerRequired": "Se requiere la respuesta para recuperar la contraseña",
  "answerInvalid": "La respuesta contiene caracteres no válidos.",
  "customQuestion": "Su propia pregunta de seguridad",
  "customQuestionRequired": "Se requiere la pregunta de seguridad.",
  "customAnswer": "Respuesta",
  "customAnswerRequired": "Se requiere la respuesta de seguridad."
};
