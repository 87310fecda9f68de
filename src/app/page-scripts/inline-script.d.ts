declare module "*?inline-script" {
  /** What the module compiles to, to stand inline in a page. */
  const code: string;
  export default code;
}
