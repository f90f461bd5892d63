/** A lender's logo as a data address, for stories that show one. */
export const lenderLogo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="180" height="40"><path fill="#1f5a4c" d="M20 2 9 18h6L6 30h12v8h4v-8h12L25 18h6z"/><text x="44" y="27" fill="#1f5a4c" font-family="serif" font-size="18">Cedar Valley</text></svg>',
)}`;
