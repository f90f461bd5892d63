/** The address of a lender's picture: whole or rooted as it is, else within the image folder (accounts §3). */
export function imageAddress(folder: string | undefined, name: string): string {
  const whole = /^(https?:)?\//i.test(name) || !folder;
  return whole ? name : `${folder.replace(/\/+$/, '')}/${name}`;
}
