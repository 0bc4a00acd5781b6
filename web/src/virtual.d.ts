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
declare module "virtual:map" {
  interface Placed {
    at: [number, number];
    lines: string[];
  }
  const map: {
    width: number;
    height: number;
    lines: { regions: Record<string, string>; coast: string; lake: string; edge: string; open: string };
    names: Record<"en" | "ru" | "uk", Record<string, Placed | undefined>>;
    glyphs: Record<"wood" | "hills" | "marsh" | "plain" | "rocks", string>;
  };
  export default map;
}
