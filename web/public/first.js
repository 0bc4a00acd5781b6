// Runs before the first paint: the reader's theme and language, else the system's.
(() => {
  const root = document.documentElement;
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("westmarch") || "{}");
  } catch {
    /* a broken store is an empty one */
  }
  const dark = kept.theme === "dark" || (kept.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";
  const wanted = [kept.lang, ...navigator.languages].map((lang) => String(lang).slice(0, 2));
  root.lang = wanted.find((lang) => ["en", "ru", "uk"].includes(lang)) || "en";
})();
