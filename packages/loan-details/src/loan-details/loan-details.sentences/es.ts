// Made by packages/build/sentences
export default {
  "signedOut": "Inicie sesión para ver su préstamo.",
  "signIn": "Iniciar sesión",
  "loading": "Cargando su préstamo",
  "tryAgain": "Intentar de nuevo",
  "notUpdated": "No se pudieron cargar los datos más recientes. Lo que ve puede no estar al día.",
  "unnamed": "Préstamo",
  "due": "{amount} vence el {date}",
  "dueNoDate": "{amount} a pagar",
  "pastDue": "Vencido: {amount}",
  "nothingDue": "No hay nada que pagar",
  "closed": "Este préstamo está cerrado. No hay nada que pagar.",
  "makePayment": "Hacer un pago",
  "payoffQuote": "Cotización de liquidación",
  "viewInsurance": "Ver seguro",
  "documentCenter": "Centro de documentos",
  "requestChange": "Solicitar un cambio de datos de contacto"
};
