/** True for the path of a picture that was added in the admin. */
export const isUpload = (path: string): boolean => path.startsWith('/uploads/');
