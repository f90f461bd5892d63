/** Icons of the upload widget: path data on a 24-unit grid, for `Icon`. */
export const pauseIcon = 'M9 6v12M15 6v12';
export const retryIcon = 'M18.5 12a6.5 6.5 0 1 1-2-4.7M18 3.5v4h-4';
export const uploadIcon = 'M12 15V4M8 8l4-4 4 4M5 19.5h14';
export const cameraIcon =
  'M4 8h4l1.5-2.5h5L16 8h4v11H4zM12 10a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4z';
