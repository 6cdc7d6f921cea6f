/** Downloads a text as a file. */
export const saveFile = (file: { readonly name: string; readonly text: string } | null): void => {
  if (file === null) return;
  const address = URL.createObjectURL(new Blob([file.text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(address);
};
