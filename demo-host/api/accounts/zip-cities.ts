/** The towns of the demo's region, by their zip codes; the demo knows no others. */
const towns: readonly (readonly [first: number, last: number, state: string, city: string])[] = [
  [50010, 50014, 'IA', 'Ames'],
  [50301, 50340, 'IA', 'Des Moines'],
  [50613, 50614, 'IA', 'Cedar Falls'],
  [50701, 50707, 'IA', 'Waterloo'],
  [51101, 51111, 'IA', 'Sioux City'],
  [51501, 51503, 'IA', 'Council Bluffs'],
  [51537, 51537, 'IA', 'Harlan'],
  [52001, 52004, 'IA', 'Dubuque'],
  [52240, 52246, 'IA', 'Iowa City'],
  [52302, 52302, 'IA', 'Marion'],
  [52349, 52349, 'IA', 'Vinton'],
  [52401, 52411, 'IA', 'Cedar Rapids'],
  [52801, 52809, 'IA', 'Davenport'],
  [68101, 68198, 'NE', 'Omaha'],
];

/** Whether the city is in the zip code; a zip code outside of the region has every city. */
export function isCityOf(zip: string, city: string, state: string): boolean {
  const found = towns.find(([first, last]) => Number(zip) >= first && Number(zip) <= last);
  if (!found) return true;
  const [, , itsState, itsCity] = found;
  return itsState === state && itsCity.toLowerCase() === city.toLowerCase();
}
