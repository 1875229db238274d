/** Why a file is not read that is larger than the reader wants; under the name the platform has for it. */
export function fileTooLarge(path: string): Error {
	return Object.assign(new Error(`${path} is larger than what is read.`), { code: 'ERR_FS_FILE_TOO_LARGE' });
}
