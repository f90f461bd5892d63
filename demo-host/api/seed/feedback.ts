/** The answers that Cedar Valley Credit offers in its feedback form, by setting. */
export const feedbackSettings: Readonly<Record<'english' | 'spanish', Record<string, string>>> = {
  english: {
    'messages.lender': 'Cedar Valley Credit',
    'messageOptions.feedbackGoodOption1': 'Friendly people',
    'messageOptions.feedbackGoodOption2': 'It was quick',
    'messageOptions.feedbackGoodOption3': 'Everything was explained',
    'messageOptions.feedbackBadOption1': 'Waiting times',
    'messageOptions.feedbackBadOption2': 'The website',
    'messageOptions.feedbackBadOption3': 'Opening hours',
    'messageOptions.feedbackBadOption4': 'Fees',
  },
  spanish: {
    'messages.lender': 'Cedar Valley Credit',
    'messageOptions.feedbackGoodOption1': 'Personal amable',
    'messageOptions.feedbackGoodOption2': 'Fue rápido',
    'messageOptions.feedbackGoodOption3': 'Todo se explicó',
    'messageOptions.feedbackBadOption1': 'Tiempos de espera',
    'messageOptions.feedbackBadOption2': 'El sitio web',
    'messageOptions.feedbackBadOption3': 'Horarios',
    'messageOptions.feedbackBadOption4': 'Cargos',
  },
};
