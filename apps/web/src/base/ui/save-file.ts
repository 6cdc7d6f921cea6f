/** Downloads a file. */
export const saveBlob = (name: string, blob: Blob): void => {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

/** Downloads a text as a file. */
export const saveFile = (file: { readonly name: string; readonly text: string } | null): void => {
  if (file !== null) saveBlob(file.name, new Blob([file.text], { type: 'application/json' }));
};
