/**
 * The two mixtures of shapes that differ most from the usual one and from each other: between them
 * every documented shape but `refusals200`.
 */
export const mixedShapes = [
  'camelCase daysWithTimes nulls groupedSettings groupedPaymentInfo textTokens refusals403',
  'lowerCase daysWithTimes absent groupedSettings groupedPaymentInfo textTokens textRefusals',
] as const;
