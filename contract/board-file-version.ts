/** Apart from the schemas of the file, which no page needs: the sentences about imports name it. */
export const BOARD_FILE_VERSION = 1;
