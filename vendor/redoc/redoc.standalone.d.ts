declare const path: string;
export default path;
