// Made by packages/build/sentences
export default {
  "OneTime": "Pagar una vez",
  "OnDueDate": "En la fecha de vencimiento",
  "DaysBeforeDue": "Días antes del vencimiento",
  "MonthlyOnDate": "Mensual",
  "SemiMonthly": "Dos veces al mes",
  "TwoWeeks": "Cada dos semanas",
  "Weekly": "Semanal"
};
