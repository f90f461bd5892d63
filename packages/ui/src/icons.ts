/** Icons that no first screen shows: path data on a 24-unit grid, for `Icon`. */
export const bankIcon = 'M3 10 12 4l9 6zM5.5 10v8M10 10v8M14 10v8M18.5 10v8M3 20.5h18';
export const cardIcon = 'M3 5.5h18v13H3zM3 10h18M6.5 15h4';
export const calendarIcon = 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8';
export const trashIcon = 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 11v5.5M13.5 11v5.5';
export const closeIcon = 'M6 6l12 12M18 6 6 18';
export const chevronUpIcon = 'M6 14.5l6-6 6 6';
export const chevronLeftIcon = 'M14.5 6l-6 6 6 6';
export const chevronRightIcon = 'M9.5 6l6 6-6 6';
export const plusIcon = 'M12 5v14M5 12h14';
export const minusIcon = 'M5 12h14';
export const externalIcon = 'M13.5 4.5h6v6M19.5 4.5 11 13M18 14v5.5H4.5V6H10';
