declare module "virtual:messages/*" {
  const text: string;
  export default text;
}
declare module "virtual:games" {
  interface Rules {
    html: string;
    headings: { id: string; text: string; depth: number }[];
  }
  type ByLanguage<T> = Record<"en" | "ru" | "uk", () => Promise<T>>;
  export const messages: Record<string, ByLanguage<{ default: string }> | undefined>;
  export const rules: Record<string, ByLanguage<Rules> | undefined>;
}
