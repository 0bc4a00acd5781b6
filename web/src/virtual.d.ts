declare module "virtual:messages/*" {
  const text: string;
  export default text;
}
declare module "virtual:rules/*" {
  export const html: string;
  export const headings: { id: string; text: string; depth: number }[];
}
