/** The toolbar's choices. An empty value keeps the theme's default. */
export const themes = [
  { value: 'light', title: 'Light' },
  { value: 'dark', title: 'Dark' },
  { value: 'auto', title: 'As the system' },
] as const;

/** The words that the specification dictates, or the preset of plain words. */
export const wordings = [
  { value: '', title: 'Built-in words' },
  { value: 'plain', title: 'Plain words' },
] as const;

/** Colours that test the contrast: pale, saturated, black, white and mid-grey brands. */
export const brands = [
  { value: '', title: 'Default brand' },
  { value: '#0b5cad', title: 'Blue' },
  { value: '#b3261e', title: 'Red' },
  { value: '#ffd400', title: 'Yellow' },
  { value: '#9be564', title: 'Lime' },
  { value: '#777777', title: 'Mid-grey' },
  { value: '#000000', title: 'Black' },
  { value: '#ffffff', title: 'White' },
] as const;

export const widths = [
  { value: '', title: 'Full width' },
  { value: '320px', title: '320 px' },
  { value: '768px', title: '768 px' },
] as const;
