/** Icons of the receipt alone: path data on a 24-unit grid, for `Icon`. */
export const copyIcon = 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4';
export const downloadIcon = 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4.5 20h15';
export const printIcon = 'M7 8.5v-4h10v4M7 17H4V8.5h16V17h-3M7 14h10v5.5H7z';
