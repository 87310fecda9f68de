declare module "*?inline-script" {
  /** What the module compiles to, to be placed inline in a page. */
  const code: string;
  export default code;
}
