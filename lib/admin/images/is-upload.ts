/** Whether an address is that of a picture which an operator added: a file that has to be brought into the store. */
export const isUpload = (path: string): boolean => path.startsWith('/uploads/');
