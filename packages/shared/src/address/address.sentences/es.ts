// Made by packages/build/sentences
export default {
  "address1": "Dirección",
  "address1Placeholder": "Dirección",
  "address1Required": "Debe escribir una dirección",
  "address1TooLong": "No puede tener más de 45 caracteres",
  "suggestions": "Direcciones sugeridas",
  "suggestionsHint": "Direcciones sugeridas: {count}. Elija una con las teclas de flecha e Intro.",
  "city": "Ciudad",
  "cityPlaceholder": "Ciudad",
  "cityRequired": "Debe escribir una ciudad",
  "cityTooLong": "No puede tener más de 20 caracteres",
  "state": "Estado",
  "statePlaceholder": "Estado",
  "stateRequired": "Debe seleccionar un estado",
  "zipCode": "Código postal",
  "zipCodePlaceholder": "Código postal",
  "zipCodeRequired": "Debe escribir un código postal",
  "zipCodeNotFiveDigits": "El código postal debe tener 5 dígitos",
  "errorZipCityNoMatch": "La ciudad no se encuentra en el código postal indicado."
};
