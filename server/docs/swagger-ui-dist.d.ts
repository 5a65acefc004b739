/** Imported as files: the default export is where they lie. */
declare module "swagger-ui-dist/*" {
  const path: string;
  export default path;
}
